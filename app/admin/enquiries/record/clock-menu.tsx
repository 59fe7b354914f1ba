import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { shortTime } from '#app/admin/dates.ts'
import { serverNow } from '#app/admin/server-time.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { Menu, MenuItem, MenuNote } from '#app/ui/menu.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Change } from '#app/admin/enquiries/change.ts'
import { Clock, clockWords } from '#app/admin/enquiries/clock/clock.tsx'
import { contacted, contactedNow, notAnswered } from '#app/admin/enquiries/contacted.ts'
import { instantOfPacific, pacificMinute } from '#app/admin/enquiries/clock/pacific.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record-bar.module.css'

type ClockMenuProps = { record: PartOfEnquiry; now: number; change: Change }

/** The clock, with a menu that explains it and marks the enquiry as answered or not answered. */
export function ClockMenu({ record, now, change }: ClockMenuProps) {
  const [asking, setAsking] = useState<PartOfEnquiry | null>(null)
  const answered = record.answered_at !== null
  return (
    <>
      <Menu
        label="Clock"
        trigger={
          <button type="button" className={styles.clock}>
            <Clock enquiry={record} now={now} />
            <ChevronDown aria-hidden />
          </button>
        }
      >
        <MenuNote>{clockWords(record, now, shortTime)}</MenuNote>
        {!answered && (
          <MenuItem hint="c" onSelect={() => change(contactedNow(record), 'Marked contacted')}>
            Mark contacted now
          </MenuItem>
        )}
        <MenuItem onSelect={() => setAsking(record)}>
          {answered ? 'Answered at another time…' : 'Contacted earlier at…'}
        </MenuItem>
        {answered && (
          <MenuItem onSelect={() => change(notAnswered(record), 'The clock runs again')}>
            Not answered after all
          </MenuItem>
        )}
      </Menu>
      {asking && (
        <Earlier
          record={record}
          now={now}
          cancel={() => setAsking(null)}
          save={(time) => {
            setAsking(null)
            change(contacted(asking, time), 'Marked contacted', asking)
          }}
        />
      )}
    </>
  )
}

type EarlierProps = {
  record: PartOfEnquiry
  now: number
  cancel: () => void
  save: (time: string) => void
}

function Earlier({ record, now, cancel, save }: EarlierProps) {
  const [error, setError] = useState<string>()
  const [first, last] = [Date.parse(record.created_at), now]
  return (
    <FormDialog
      title="When was it answered?"
      action="Mark contacted"
      onCancel={cancel}
      onSave={(fields) => {
        const time = instantOfPacific(String(fields.get('answered_at')))
        if (time === null) setError('Enter the date and the time.')
        else if (pacificMinute(Date.parse(time)) < pacificMinute(first))
          setError(`It arrived only ${shortTime(record.created_at)}.`)
        else if (isToCome(time)) setError('Choose a time in the past.')
        else save(time)
      }}
    >
      <TextField
        name="answered_at"
        label="Contacted at, Pacific time"
        type="datetime-local"
        defaultValue={pacificMinute(last)}
        min={pacificMinute(first)}
        max={pacificMinute(last)}
        error={error}
        onChange={() => setError(undefined)}
      />
    </FormDialog>
  )
}

const isToCome = (time: string) => Date.parse(time) > serverNow()
