import { expect, test } from 'vitest'
import { failedAttempt } from './mail-failure.ts'

const failure = (more: object) => failedAttempt(Object.assign(new Error('Said the server'), more))

test.each([
  { code: 'ETIMEDOUT' },
  { code: 'ESOCKET', command: 'CONN', permanent: true },
  { responseCode: 421, command: 'EHLO', permanent: false },
  { responseCode: 421, command: 'MAIL FROM', permanent: false, wasGiven: true },
])('a mail server that cannot be reached defers the mail: %o', (error) => {
  expect(failure(error)).toEqual({
    outcome: 'deferred',
    answer: 'Said the server',
    unreachable: true,
  })
})

test.each([
  { code: 'ETIMEDOUT', command: 'CONN' },
  { code: 'ECONNECTION', command: 'CONN' },
  { responseCode: 421, command: 'RCPT TO', permanent: false },
])('a mail server that falls silent once it has the mail defers that mail alone: %o', (error) => {
  expect(failure({ ...error, wasGiven: true })).toEqual({
    outcome: 'deferred',
    answer: 'Message failed: Said the server',
  })
})

test('a refused SMTP sign-in is reported as such and defers the mail', () => {
  expect(failure({ code: 'EAUTH', command: 'AUTH PLAIN', permanent: true })).toEqual({
    outcome: 'deferred',
    answer: 'Sign-in refused: Said the server',
    unreachable: true,
  })
})

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', permanent: true }, 'refused'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', permanent: true }, 'refused'],
  [{ code: 'EMESSAGE', permanent: true }, 'refused'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', permanent: false }, 'deferred'],
  [{ code: 'EPROTO', command: 'EHLO', permanent: true }, 'deferred'],
  [{ code: 'EPROTO', command: 'X-DATA', permanent: true }, 'deferred'],
])('only a permanent refusal of the mail itself is final: %o is %s', (error, outcome) => {
  expect(failure(error)).toEqual({ outcome, answer: 'Said the server' })
})

test('any other exception is retried', () => {
  expect(failedAttempt('words')).toEqual({ outcome: 'deferred', answer: 'words' })
})
