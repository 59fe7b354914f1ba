import { pacificDay } from '#app/admin/enquiries/clock/pacific.ts'
import { useDayField } from '#app/admin/lists/use-day-field.ts'

type DayFieldProps = {
  label: string
  /** A day, or an instant, of which the Pacific day is shown. */
  moment: string | undefined
  /** The id of a sentence about a fault. */
  faultId?: string | undefined
  onChoose: (day: string | undefined) => void
}

export function DayField({ label, moment, faultId, onChoose }: DayFieldProps) {
  const shown = moment === undefined ? null : pacificDay(moment)
  const day = useDayField(shown, (wanted) => onChoose(wanted ?? undefined))
  return (
    <label>
      {label}
      <input {...day} aria-invalid={faultId !== undefined} aria-describedby={faultId} />
    </label>
  )
}
