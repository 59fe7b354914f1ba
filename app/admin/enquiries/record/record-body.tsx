import type { ReactNode } from 'react'
import { ConsentLine } from './consent-line.tsx'
import { Facts } from './facts.tsx'
import { NoteBox } from '#app/admin/enquiries/notes/note-box.tsx'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record.module.css'
import { Related } from './related.tsx'
import { Source } from './source.tsx'
import { Timeline } from '#app/admin/enquiries/timeline/timeline.tsx'

type RecordBodyProps = { record: PartOfEnquiry; children?: ReactNode }

export const RecordBody = ({ record, children }: RecordBodyProps) => (
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
    <Related id={record.id} />
    <Timeline id={record.id} isAnswered={record.answered_at !== null} />
    {children}
    <NoteBox id={record.id} />
    <ConsentLine consent={record.consent} />
  </>
)
