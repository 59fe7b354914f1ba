import { expect, test } from 'vitest'
import { organization } from '#content/organization.ts'
import { clockHour } from './office-hours.ts'

test('the support hours are said in the words of the specification', () => {
  expect(organization.supportHours).toBe('Mon-Fri 9AM-6PM Pacific')
})

test('hours are written as on a clock of twelve hours', () => {
  expect([0, 9, 12, 18].map((hour) => clockHour(hour))).toEqual(['12 AM', '9 AM', '12 PM', '6 PM'])
})
