import type { ReactNode } from 'react'
import { shortDay } from '#app/admin/dates.ts'
import { Button } from '#app/ui/button.tsx'
import type { PartOfEnquiry } from './queries.ts'
import styles from './record.module.css'
import { useMoveRecord } from './use-move-record.ts'

const day = 24 * 3_600_000
const keptMs = 30 * day

/** Where the enquiry is, when that is not the inbox; only as long as it is there, and with the way out. */
export function RecordNotices({ record }: { record: PartOfEnquiry }) {
  const move = useMoveRecord(record)
  return (
    <>
      {record.binned_at !== null && (
        <Notice action="Take out of the bin" onAct={() => move('bin', false)}>
          <strong>In the bin</strong> until{' '}
          {shortDay(new Date(Date.parse(record.binned_at) + keptMs).toISOString())}.
        </Notice>
      )}
      {record.quarantined && (
        <Notice action="Not spam" onAct={() => move('quarantine', false)}>
          <strong>In quarantine.</strong> {record.quarantine_reason}
        </Notice>
      )}
    </>
  )
}

type NoticeProps = { action: string; onAct: () => void; children: ReactNode }

const Notice = ({ action, onAct, children }: NoticeProps) => (
  <aside className={styles.notice}>
    <p>{children}</p>
    <Button look="secondary" size="small" onClick={onAct}>
      {action}
    </Button>
  </aside>
)
