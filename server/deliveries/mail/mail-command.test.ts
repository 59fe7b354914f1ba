import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { runMailCommand } from './mail-command.ts'

const renderMail = () => ({ subject: 'A test', html: '<p>It works</p>', text: 'It works' })
const run = (
  words: string[],
  settings: Record<string, string> = {},
  builtFor = 'https://agency.example',
) => runMailCommand(words, readEnv(settings).env!, { renderMail, builtFor }, new Date())

test('the test message is delivered, and the answer of the mail server is printed', async () => {
  await using smtp = await startSmtpServer()
  const outcome = await run(['test', 'ann@agency.example'], { SMTP_URL: smtp.url })
  expect(outcome).toEqual({ exitCode: 0, message: expect.stringMatching(/took .*: 250 kept$/) })
  expect(smtp.received).toMatchObject([
    { recipients: ['ann@agency.example'], mail: { subject: 'A test' } },
  ])
})

test.each([
  ['MAIL_FROM', { MAIL_FROM: 'Agency <hello@agency.example>' }, 'hello@agency.example'],
  [
    'the domain of PUBLIC_URL',
    { PUBLIC_URL: 'https://www.agency.test' },
    'no-reply@www.agency.test',
  ],
  ['the domain that the site was built for', {}, 'no-reply@built.test'],
])('the test message is sent like the server’s mails, from %s', async (_, settings, from) => {
  await using smtp = await startSmtpServer()
  const words = ['test', 'ann@agency.example']
  await run(words, { SMTP_URL: smtp.url, ...settings }, 'https://built.test')
  expect(smtp.received).toMatchObject([{ from, mail: { from: { value: [{ address: from }] } } }])
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
