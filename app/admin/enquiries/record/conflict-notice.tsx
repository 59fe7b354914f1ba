import type { TimelineEntry } from '#contract/timeline.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { age } from '#app/admin/dates.ts'
import { Button } from '#app/ui/button.tsx'
import type { Conflict } from '#app/admin/enquiries/conflict.ts'
import { type Field, fieldNames, fieldWords } from '#app/admin/enquiries/field-words.ts'
import { useFocusRecordAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { useNameOf } from '#app/admin/enquiries/name-of.ts'
import { shortName } from '#app/admin/enquiries/staff.ts'
import styles from './record.module.css'
import { timeline } from '#app/admin/enquiries/timeline/timeline-query.ts'

type ConflictNoticeProps = {
  id: string
  conflict: Conflict
  now: number
  keepTheirs: () => void
  useMine: () => void
}

/** Shows both values of each field that two people have changed, and asks which one to keep. */
export function ConflictNotice({ id, conflict, now, keepTheirs, useMine }: ConflictNoticeProps) {
  const place = useRef<HTMLElement>(null)
  useFocusRecordAfterRemoval(place)
  const { data } = useInfiniteQuery(timeline(id))
  const entries = data?.pages.flatMap(({ rows }) => rows) ?? []
  const { fields, changes, current } = conflict
  const nameOf = useNameOf([changes.owner_id, current.owner_id])
  return (
    <aside ref={place} className={styles.conflict} role="alert">
      <p>
        <strong>Not saved.</strong> Somebody else changed the same meanwhile.
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {fieldNames[field]}: yours <b>{fieldWords(field, changes, nameOf)}</b>, theirs{' '}
            <b>{fieldWords(field, current, nameOf)}</b>
            {byWhom(entries, field, now)}
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        <Button look="secondary" size="small" onClick={keepTheirs}>
          Keep theirs
        </Button>
        <Button look="secondary" size="small" onClick={useMine}>
          Use mine
        </Button>
      </div>
    </aside>
  )
}

/** " (maya, 2 min ago)" */
function byWhom(newestFirst: TimelineEntry[], field: Field, now: number) {
  const last = newestFirst.find(
    (one) => one.kind === 'changed' && one.changes.some((change) => change.field === field),
  )
  return last?.actor ? ` (${shortName(last.actor.email)}, ${age(last.at, now)})` : ''
}
