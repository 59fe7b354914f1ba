import { expect, test } from 'vitest'
import { notSentAgain } from './not-sent-again.ts'

test('explains messages that are not sent again by expiry, a paused webhook, both, or too many at once', () => {
  expect(notSentAgain({ retried: 3, expired: 0, paused: 0 })).toBeUndefined()
  expect(notSentAgain({ retried: 0, expired: 1, paused: 0 })).toBe(
    '1 message expired. Create new ones instead.',
  )
  expect(notSentAgain({ retried: 0, expired: 2, paused: 1 })).toBe(
    '2 messages expired. Create new ones instead. 1 message not sent because the webhook is paused. Resume it first.',
  )
  expect(notSentAgain({ retried: 60_000, expired: 1, paused: 0, left: 20_000 })).toBe(
    '20,000 messages left, too many for one go. Press again to continue. 1 message expired. Create new ones instead.',
  )
})
