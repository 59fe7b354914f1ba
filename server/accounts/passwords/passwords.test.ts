import { expect, test } from 'vitest'
import { dummyHash, hashPassword } from './passwords.ts'

test('a sign-in to an unknown account costs as much work as one to an existing account', async () => {
  const hash = await hashPassword({ name: 'client', isKnown: false }, 'a good password')
  const costOf = (one: string) => one.split('$').slice(0, 4)
  expect(costOf(dummyHash)).toEqual(costOf(hash))
  expect(dummyHash).toHaveLength(hash.length)
})
