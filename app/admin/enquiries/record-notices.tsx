import { shortDay } from '#app/admin/dates.ts'
import type { PartOfEnquiry } from './queries.ts'
import styles from './record.module.css'

const day = 24 * 3_600_000
const keptMs = 30 * day

/** Where the enquiry is, when that is not the inbox; only as long as it is there. */
export const RecordNotices = ({ record }: { record: PartOfEnquiry }) => (
  <>
    {record.binned_at !== null && (
      <aside className={styles.notice}>
        <strong>In the bin</strong> until{' '}
        {shortDay(new Date(Date.parse(record.binned_at) + keptMs).toISOString())}.
      </aside>
    )}
    {record.quarantined && (
      <aside className={styles.notice}>
        <strong>In quarantine.</strong> {record.quarantine_reason}
      </aside>
    )}
  </>
)
