import { ConsentLine } from './consent-line.tsx'
import { Facts } from './facts.tsx'
import type { PartOfEnquiry } from './queries.ts'
import styles from './record.module.css'
import { Source } from './source.tsx'
import { Timeline } from './timeline.tsx'

/** What the visitor said, and what is known besides. */
export const RecordBody = ({ record }: { record: PartOfEnquiry }) => (
  <>
    {record.message ? (
      <p className={styles.message} dir="auto">
        {record.message}
      </p>
    ) : (
      <p className={styles.absent}>No message.</p>
    )}
    <Facts record={record} />
    <Source record={record} />
    <ConsentLine consent={record.consent} />
    <Timeline id={record.id} />
  </>
)
