import { expect, test } from 'vitest'
import { fieldSentence } from './messages.ts'

test('a field and its fault make one sentence, the same in the browser and on the server', () => {
  expect(fieldSentence('email', 'is not an email address')).toBe('Email is not an email address.')
  expect(fieldSentence('revenueRange', 'must be chosen')).toBe('Revenue range must be chosen.')
  expect(fieldSentence('name', 'Enter your name.')).toBe('Enter your name.')
})
