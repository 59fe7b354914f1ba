import { expect, test } from 'vitest'
import { fieldSentence } from './messages.ts'

test('a field and what is wrong with it make one sentence, the same on both sides', () => {
  expect(fieldSentence('email', 'is not an email address')).toBe('Email is not an email address.')
  expect(fieldSentence('revenueRange', 'must be chosen')).toBe('Revenue range must be chosen.')
  expect(fieldSentence('name', 'Enter your name.')).toBe('Enter your name.')
})
