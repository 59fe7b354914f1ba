import { expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { RecentMessages } from './recent-messages.ts'
import { sampleEnquiry } from '#tests/enquiry-samples/sample.ts'

const now = new Date('2026-11-21T12:00:00Z')
const message = (number: number) => `A message of more than forty characters, number ${number}`
const from = (email: string, text: string) => sampleEnquiry({ email, message: text })

test('a message from another address within a day counts as repeated, regardless of case and spaces', () => {
  const recent = new RecentMessages()
  recent.remember(from('ada@shop.example', message(1)), now)
  const again = from('bob@shop.example', `  ${message(1).toUpperCase().replaceAll(' ', '\n ')}`)
  expect(recent.wroteAnother(again, now)).toBe(true)
  expect(recent.wroteAnother(again, new Date(now.getTime() + DAY))).toBe(false)
  expect(recent.wroteAnother(from('ADA@shop.example', message(1)), now)).toBe(false)
  expect(recent.wroteAnother(from('bob@shop.example', message(2)), now)).toBe(false)
})

test('short messages are common and not remembered', () => {
  const recent = new RecentMessages()
  recent.remember(from('ada@shop.example', 'x'.repeat(39)), now)
  recent.remember(from('ada@shop.example', 'x'.repeat(40)), now)
  expect(recent.wroteAnother(from('bob@shop.example', 'x'.repeat(39)), now)).toBe(false)
  expect(recent.wroteAnother(from('bob@shop.example', 'x'.repeat(40)), now)).toBe(true)
})

test('of more than five thousand messages the oldest are forgotten', () => {
  const recent = new RecentMessages()
  for (let each = 0; each <= 5_000; each++)
    recent.remember(from('ada@shop.example', message(each)), now)
  expect(recent.wroteAnother(from('bob@shop.example', message(0)), now)).toBe(false)
  expect(recent.wroteAnother(from('bob@shop.example', message(1)), now)).toBe(true)
})
