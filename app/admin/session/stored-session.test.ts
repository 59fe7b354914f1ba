import { expect, test } from 'vitest'
import { isSession } from './stored-session.ts'

const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, token_type: 'bearer' }

test('a valid session has both tokens and a time', () => {
  expect(isSession(JSON.stringify(session))).toBe(true)
})

test('a text without a token or a time, or that cannot be parsed, is not a session', () => {
  const texts = ['', '{bad', 'null', '[]', '"text"', '7', '{}']
  const others = [
    { ...session, expires_at: 'soon' },
    { ...session, refresh_token: null },
  ]
  for (const text of [...texts, ...others.map((other) => JSON.stringify(other))])
    expect(isSession(text), text).toBe(false)
})
