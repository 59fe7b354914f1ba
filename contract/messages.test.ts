import { expect, test } from 'vitest'
import { fieldSentence, refusalTitle } from './messages.ts'

test('a field and its fault make one sentence, the same in the browser and on the server', () => {
  expect(fieldSentence('email', 'is not an email address')).toBe('Email is not an email address.')
  expect(fieldSentence('revenueRange', 'must be chosen')).toBe('Revenue range must be chosen.')
  expect(fieldSentence('name', 'Enter your name.')).toBe('Enter your name.')
})

test('a form refused for its values is titled for people, and any other refusal as the API titles it', () => {
  const titleOf = (code: string, ...messages: string[]) =>
    refusalTitle({ code, title: 'Invalid', errors: messages.map((message) => ({ message })) })
  const tooLong = 'is longer than 200 characters'
  expect(titleOf('invalid', tooLong, 'is longer than 5000 characters')).toBe('Text Too Long')
  expect(titleOf('invalid', tooLong, 'must be one line of text')).toBe('Please Check Your Entries')
  expect(titleOf('invalid')).toBe('Please Check Your Entries')
  expect(titleOf('consent_required', 'Tick this box.')).toBe('Invalid')
})
