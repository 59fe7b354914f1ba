import { expect, test } from 'vitest'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { openSmtp } from './smtp.ts'

const mail = { from: 'hello@agency.example', to: 'one@agency.example', subject: 'Test' }

test('a password is sent to another machine only over TLS, even if the address does not ask for it', async () => {
  const passwords: unknown[] = []
  await using server = await startSmtpServer({
    onAuth: ({ password }, _session, done) => {
      passwords.push(password)
      done(null, { user: 'ann' })
    },
  })
  const send = async (host: string) => {
    const smtp = openSmtp({ SMTP_URL: `smtp://ann:pass@${host}:${server.port}` })
    await smtp.send({ ...mail, text: 'x' }).finally(() => smtp.close())
  }
  // This address leads to the same machine, but is not recognized as local.
  await expect(send('0.0.0.0')).rejects.toThrow(/STARTTLS|TLS/)
  expect(passwords).toEqual([])
  await send('127.0.0.1')
  expect(passwords).toEqual(['pass'])
})

test.each([
  ['without a password', 'smtp://0.0.0.0', ''],
  ['where the address gives up TLS', 'smtp://ann:pass@0.0.0.0', '?ignoreTLS=true'],
  ['on this machine by its name', 'smtp://ann:pass@localhost', ''],
])('a mail may be sent without TLS %s', async (_when, address, query) => {
  await using server = await startSmtpServer({
    onAuth: (_auth, _session, done) => done(null, { user: 'ann' }),
  })
  const smtp = openSmtp({ SMTP_URL: `${address}:${server.port}/${query}` })
  await smtp.send({ ...mail, text: 'x' }).finally(() => smtp.close())
  expect(server.received).toHaveLength(1)
})

test('no part of a mail is read from a file or fetched from an address', async () => {
  await using server = await startSmtpServer()
  const smtp = openSmtp({ SMTP_URL: server.url })
  for (const text of [{ path: import.meta.filename }, { href: 'http://127.0.0.1:9/' }])
    await expect(smtp.send({ ...mail, text })).rejects.toThrow(/access rejected/i)
  expect(server.received).toEqual([])
  smtp.close()
})
