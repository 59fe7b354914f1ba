import { join } from 'node:path'
import { Email } from '#contract/account.ts'
import type { RenderMail } from '#contract/mail.ts'
import { type Env, readEnv } from '#server/env.ts'
import { loadMails } from './load-mails.ts'
import { openSmtp } from './smtp.ts'

const usage = `Usage:
  npm run mail -- test ADDRESS   send a test message and print what the mail server said`

type Outcome = { exitCode: 0 | 1 | 2; says: string }

/** Exit codes: 0 accepted by the mail server, 1 not sent, 2 not understood. */
export async function runMailCommand(
  words: string[],
  env: Env,
  renderMail: RenderMail,
  now: Date,
): Promise<Outcome> {
  const [name, address = '', ...more] = words
  if (name !== 'test' || !address || more.length > 0) return { exitCode: 2, says: usage }
  const to = Email.safeParse(address)
  if (!to.success) return { exitCode: 2, says: `${address} is not an email address.` }
  if (!env.SMTP_URL) return { exitCode: 1, says: 'SMTP_URL is not set: there is no mail server.' }
  const server = new URL(env.SMTP_URL).host
  const smtp = openSmtp(env, { pool: false })
  try {
    const { subject, html, text } = await renderMail('test', { at: now.toISOString() })
    const from = env.MAIL_FROM ?? { name: '', address: 'no-reply@localhost' }
    const recipient = { name: '', address: to.data }
    const { response } = await smtp.send({ from, to: recipient, subject, html, text })
    return { exitCode: 0, says: `${server} took the message for ${to.data}: ${response}` }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return { exitCode: 1, says: `${server} did not take the message for ${to.data}: ${words}` }
  } finally {
    smtp.close()
  }
}

if (import.meta.main) {
  const { env, faults } = readEnv(process.env)
  if (faults) {
    for (const fault of faults) console.error(`Setting ${fault}`)
    process.exit(1)
  }
  const renderMail = await loadMails(join(import.meta.dirname, '../../dist/mail'))
  const { exitCode, says } = await runMailCommand(
    process.argv.slice(2),
    env,
    renderMail,
    new Date(),
  )
  console[exitCode === 0 ? 'log' : 'error'](says)
  process.exitCode = exitCode
}
