import { expect, test } from 'vitest'
import type { Person } from '#contract/person.ts'
import { unownedSentence } from './open-enquiries.tsx'

const person = (fields: Partial<Person>) =>
  ({ role: 'admin', state: 'active', open_enquiries: 2, ...fields }) as Person

test('an admin is told where the open enquiries of a person who loses access will be listed', () => {
  const sentence = ' Their 2 open enquiries will be listed under Unowned.'
  expect(unownedSentence(person({}), 'then')).toBe(sentence)
  expect(unownedSentence(person({ open_enquiries: 0 }), 'then')).toBe('')
})

test('of enquiries that are listed under Unowned already nothing is said', () => {
  expect(unownedSentence(person({ state: 'deactivated' }), 'then')).toBe('')
  expect(unownedSentence(person({ role: 'user' }), 'then')).toBe('')
})
