import { type SyntheticEvent, useEffect, useRef } from 'react'

/** A year is typed digit by digit: 0002, 0020, 0202 are no days that anybody means. */
const firstDay = '2000-01-01'
const pauseMs = 600

type DayEvent = SyntheticEvent<HTMLInputElement>

/**
 * A field for a day that a list is narrowed by. A day that is chosen, or typed in full, counts after a moment, so that
 * typing on is no day of its own; an emptied field when it is left. What the address says goes into it, also after Back.
 */
export function useDayField(day: string | null, choose: (day: string | null) => void) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ day, choose })
  useEffect(() => {
    latest.current = { day, choose }
  })
  useEffect(() => {
    if (field.current) field.current.value = day ?? ''
  }, [day])
  useEffect(() => () => clearTimeout(timer.current), [])
  const take = (input: HTMLInputElement) => {
    clearTimeout(timer.current)
    const wanted = input.value || null
    // A day that is typed in part is none yet.
    if (input.validity.valid && wanted !== latest.current.day) latest.current.choose(wanted)
  }
  return {
    ref: field,
    type: 'date',
    min: firstDay,
    defaultValue: day ?? '',
    onChange: ({ currentTarget }: DayEvent) => {
      clearTimeout(timer.current)
      if (currentTarget.value) timer.current = setTimeout(take, pauseMs, currentTarget)
    },
    onBlur: ({ currentTarget }: DayEvent) => take(currentTarget),
    onKeyDown: (event: DayEvent & { key: string }) => {
      if (event.key === 'Enter') take(event.currentTarget)
    },
  } as const
}
