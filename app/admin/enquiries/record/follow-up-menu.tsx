import { AlarmClock } from 'lucide-react'
import { useState } from 'react'
import { longTime, shortDay } from '#app/admin/dates.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { Menu, MenuItem, MenuLine } from '#app/ui/menu.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Change } from '#app/admin/enquiries/change.ts'
import { followUpTimes } from '#app/admin/enquiries/clock/follow-up-times.ts'
import { instantOfPacific, pacificDay, pacificMorning } from '#app/admin/enquiries/clock/pacific.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record-bar.module.css'

type FollowUpMenuProps = {
  record: PartOfEnquiry
  now: number
  change: Change
  open: boolean
  setOpen: (open: boolean) => void
}

/** Sets the date of a follow-up, always at 9 AM Pacific. */
export function FollowUpMenu({ record, now, change, open, setOpen }: FollowUpMenuProps) {
  const [asking, setAsking] = useState<PartOfEnquiry | null>(null)
  const at = record.follow_up_at
  const due = at !== null && Date.parse(at) <= now
  const set = (follow_up_at: string | null, shown?: PartOfEnquiry) =>
    change(
      { follow_up_at },
      follow_up_at ? `Follow up on ${shortDay(follow_up_at)}` : 'No follow-up',
      shown,
    )
  return (
    <>
      <Menu
        label="Follow-up"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            className={styles.chip}
            data-empty={at === null}
            data-due={due}
            title={at === null ? undefined : `Follow up ${longTime(at)}`}
          >
            <AlarmClock aria-hidden />
            <span className={styles.optional}>
              {at === null ? 'Follow up' : `${due ? 'Due' : 'Follow up'} ${shortDay(at)}`}
            </span>
          </button>
        }
      >
        <MenuItem onSelect={() => set(pacificMorning(now, 1))} hint={dayIn(now, 1)}>
          Tomorrow
        </MenuItem>
        {followUpTimes.map(([words, days]) => (
          <MenuItem
            key={days}
            onSelect={() => set(pacificMorning(now, days))}
            hint={dayIn(now, days)}
          >
            In {words}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setAsking(record)}>On another day…</MenuItem>
        {at !== null && (
          <>
            <MenuLine />
            <MenuItem onSelect={() => set(null)}>No follow-up</MenuItem>
          </>
        )}
      </Menu>
      {asking && (
        <OnDay
          at={at}
          now={now}
          cancel={() => setAsking(null)}
          save={(time) => {
            setAsking(null)
            set(time, asking)
          }}
        />
      )}
    </>
  )
}

const dayIn = (now: number, days: number) => shortDay(pacificMorning(now, days))

type OnDayProps = {
  at: string | null
  now: number
  cancel: () => void
  save: (time: string) => void
}

function OnDay({ at, now, cancel, save }: OnDayProps) {
  const [error, setError] = useState<string>()
  const tomorrow = pacificDay(pacificMorning(now, 1))
  return (
    <FormDialog
      title="Follow up"
      action="Save"
      onCancel={cancel}
      onSave={(fields) => {
        const time = instantOfPacific(`${String(fields.get('day'))}T09:00`)
        if (time === null) setError('Choose a date.')
        else if (Date.parse(time) <= now) setError('Choose a day in the future.')
        else save(time)
      }}
    >
      <TextField
        name="day"
        label="On, at 9 AM Pacific"
        type="date"
        defaultValue={at && Date.parse(at) > now ? pacificDay(at) : tomorrow}
        min={tomorrow}
        error={error}
        onChange={() => setError(undefined)}
      />
    </FormDialog>
  )
}
