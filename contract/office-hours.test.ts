import { expect, test } from 'vitest'
import { organization } from '#content/organization.ts'
import { clockHour, closesAtHour, opensAtHour, workdays } from './office-hours.ts'

test('the support hours are the office hours, in the words of the specification', () => {
  const days = `${workdays[0]}-${workdays.at(-1)}`
  const hours = `${clockHour(opensAtHour, '')}-${clockHour(closesAtHour, '')}`
  expect(organization.supportHours).toBe(`${days} ${hours} Pacific`)
  expect(organization.supportHours).toBe('Mon-Fri 9AM-6PM Pacific')
})

test('hours are written as on a clock of twelve hours', () => {
  expect([0, 9, 12, 18].map((hour) => clockHour(hour))).toEqual(['12 AM', '9 AM', '12 PM', '6 PM'])
})
