import { type ReactNode, useRef } from 'react'
import { binKeptMs } from '#contract/enquiry-rules.ts'
import { shortDay } from '#app/admin/dates.ts'
import { useFocusRecordAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { Button } from '#app/ui/button.tsx'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record.module.css'
import { useMoveRecord } from './use-move-record.ts'

/** Says that the enquiry is in the bin or in quarantine, with a button to take it out. */
export function RecordNotices({ record }: { record: PartOfEnquiry }) {
  const move = useMoveRecord()
  return (
    <>
      {record.binned_at !== null && (
        <Notice
          action="Take out of the bin"
          onAct={() => move(record, { place: 'bin', into: false })}
        >
          <strong>In the bin</strong> until{' '}
          {shortDay(new Date(Date.parse(record.binned_at) + binKeptMs).toISOString())}.
        </Notice>
      )}
      {record.quarantined && (
        <Notice action="Not spam" onAct={() => move(record, { place: 'quarantine', into: false })}>
          <strong>In quarantine.</strong> {record.quarantine_reason}
        </Notice>
      )}
    </>
  )
}

type NoticeProps = { action: string; onAct: () => void; children: ReactNode }

function Notice({ action, onAct, children }: NoticeProps) {
  const place = useRef<HTMLElement>(null)
  useFocusRecordAfterRemoval(place)
  return (
    <aside ref={place} className={styles.notice}>
      <p>{children}</p>
      <Button look="secondary" size="small" onClick={onAct}>
        {action}
      </Button>
    </aside>
  )
}
