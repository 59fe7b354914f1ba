import { expect, test } from 'vitest'
import { readMailedLink } from './mailed-link.ts'

test('a mailed link is parsed from the fragment of a URL', () => {
  expect(readMailedLink('#type=recovery&token_hash=a-b_1')).toEqual({
    type: 'recovery',
    token: 'a-b_1',
  })
  expect(readMailedLink('#type=invite&token_hash=x')).toEqual({ type: 'invite', token: 'x' })
})

test('any other fragment is not a mailed link', () => {
  for (const hash of [
    '',
    '#',
    '#type=recovery',
    '#type=recovery&token_hash=',
    '#token_hash=x',
    '#type=magiclink&token_hash=x',
    '#access_token=x&refresh_token=y&type=recovery',
  ])
    expect(readMailedLink(hash), hash).toBeNull()
})
