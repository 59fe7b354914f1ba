import { type SyntheticEvent, useEffect, useRef } from 'react'

/** While a year is typed digit by digit, the field's value has the years 0002, 0020 and 0202. */
const firstDay = '2000-01-01'
const pauseMs = 600

type DayEvent = SyntheticEvent<HTMLInputElement>

/**
 * Props of a date field that filters a list. A complete date is applied after a pause, so that a half-typed one is not;
 * a cleared field is applied on blur. The field follows the URL, also after Back.
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
    // A partly typed date is invalid.
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
