import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chosenDay } from '#app/admin/dates.ts'
import { DayField } from './day-field.tsx'
import { periodFault } from './period.ts'

test('a period that ends before it begins has a sentence that says so, in days or in times', () => {
  expect(periodFault({ from: '2026-11-20', to: '2026-11-10' })).toBe(
    '“Received from” (Nov 20, 2026) is later than “until” (Nov 10, 2026), so no enquiry can match.',
  )
  const reversed = [
    ['2026-11-20T10:00:00Z', '2026-11-20T09:00:00Z'],
    // 11 PM on the 19th in Pacific time.
    ['2026-11-20', '2026-11-20T07:00:00Z'],
  ]
  for (const [from, to] of reversed) expect(periodFault({ from, to }), from).toContain('no enquiry')
  const possible = [
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19', '2026-11-20T07:00:00Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20'],
    ['2026-11-20', undefined],
    [undefined, '2026-11-20'],
  ]
  for (const [from, to] of possible) expect(periodFault({ from, to }), from).toBeNull()
})

test('the field of a period shows the day that its chip shows, also for an instant late in the evening', () => {
  const shown = (moment: string | undefined) => {
    const field = createElement(DayField, { label: 'Received from', moment, onChoose: () => {} })
    return /value="([^"]*)"/.exec(renderToStaticMarkup(field))?.[1]
  }
  const evening = '2026-11-20T07:00:00Z'
  expect([shown(evening), chosenDay(evening)]).toEqual(['2026-11-19', 'Nov 19, 11:00 PM PST'])
  expect([shown('2026-11-20'), shown(undefined)]).toEqual(['2026-11-20', ''])
})
