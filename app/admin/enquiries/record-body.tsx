import type { ReactNode } from 'react'
import { ConsentLine } from './consent-line.tsx'
import { Facts } from './facts.tsx'
import { NoteBox } from './note-box.tsx'
import type { PartOfEnquiry } from './queries.ts'
import styles from './record.module.css'
import { Related } from './related.tsx'
import { Source } from './source.tsx'
import { Timeline } from './timeline.tsx'

type RecordBodyProps = { record: PartOfEnquiry; children?: ReactNode }

/** What the visitor said, what is known besides, what happened since, and what colleagues are told. */
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
    <Timeline id={record.id} />
    {children}
    <NoteBox id={record.id} />
    <ConsentLine consent={record.consent} />
  </>
)
