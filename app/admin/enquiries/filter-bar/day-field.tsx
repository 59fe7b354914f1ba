import { useDayField } from '#app/admin/lists/use-day-field.ts'

type DayFieldProps = {
  label: string
  /** Either a day, or an instant on that day. */
  moment: string | undefined
  /** The id of a sentence about a fault. */
  faultId?: string | undefined
  onChoose: (day: string | undefined) => void
}

export function DayField({ label, moment, faultId, onChoose }: DayFieldProps) {
  const day = useDayField(moment?.slice(0, 10) ?? null, (wanted) => onChoose(wanted ?? undefined))
  return (
    <label>
      {label}
      <input {...day} aria-invalid={faultId !== undefined} aria-describedby={faultId} />
    </label>
  )
}
