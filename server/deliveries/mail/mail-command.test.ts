import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { runMailCommand } from './mail-command.ts'

const render = () => ({ subject: 'A test', html: '<p>It works</p>', text: 'It works' })
const run = (words: string[], settings: Record<string, string> = {}) =>
  runMailCommand(words, readEnv(settings).env!, render, new Date())

test('the test message is delivered, and the answer of the mail server is printed', async () => {
  await using smtp = await startSmtpServer()
  const outcome = await run(['test', 'ann@agency.example'], { SMTP_URL: smtp.url })
  expect(outcome).toEqual({ exitCode: 0, message: expect.stringMatching(/took .*: 250 kept$/) })
  expect(smtp.received).toMatchObject([
    { recipients: ['ann@agency.example'], mail: { subject: 'A test' } },
  ])
})

test('a refusal is printed in the mail server’s own words', async () => {
  await using smtp = await startSmtpServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such user'), { responseCode: 550 })),
  })
  const outcome = await run(['test', 'ann@agency.example'], { SMTP_URL: smtp.url })
  expect(outcome).toEqual({ exitCode: 1, message: expect.stringContaining('550 No such user') })
})

test.each([
  [[], 2, 'Usage'],
  [['send', 'ann@agency.example'], 2, 'Usage'],
  [['test', 'nobody'], 2, 'is not an email address'],
  [['test', 'ann@agency.example'], 1, 'SMTP_URL is not set'],
])('%j is refused with the reason', async (args, exitCode, message) => {
  expect(await run(args)).toEqual({ exitCode, message: expect.stringContaining(message) })
})
