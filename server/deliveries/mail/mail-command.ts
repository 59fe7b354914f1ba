import { join } from 'node:path'
import { Email } from '#contract/account.ts'
import type { RenderMail } from '#contract/mail.ts'
import { type Outcome, runCommandLine } from '#server/process/command-line.ts'
import type { Env } from '#server/env.ts'
import { publicUrlFor } from '#server/http/public-url.ts'
import { readSiteRecord } from '#server/http/site/built-site.ts'
import { loadMails } from './load-mails.ts'
import { mailFrom } from './mail-from.ts'
import { openSmtp } from './smtp.ts'

const usage = `Usage:
  npm run mail -- test ADDRESS   send a test message and print what the mail server said`

type Build = {
  renderMail: RenderMail
  /** The PUBLIC_URL of the build. */
  builtFor: string
}

/** Done when the mail server has accepted the message. */
export async function runMailCommand(
  args: string[],
  env: Env,
  { renderMail, builtFor }: Build,
  now: Date,
): Promise<Outcome> {
  const [name, address = '', ...more] = args
  if (name !== 'test' || !address || more.length > 0) return { exitCode: 2, message: usage }
  const to = Email.safeParse(address)
  if (!to.success) return { exitCode: 2, message: `${address} is not an email address.` }
  if (!env.SMTP_URL)
    return { exitCode: 1, message: 'SMTP_URL is not set: there is no mail server.' }
  const server = new URL(env.SMTP_URL).host
  const smtp = openSmtp(env, { pool: false })
  try {
    const { subject, html, text } = await renderMail('test', { at: now.toISOString() })
    const local = () => `http://localhost:${env.PORT}`
    const from = mailFrom(env, publicUrlFor(env.PUBLIC_URL, builtFor, local))
    const recipient = { name: '', address: to.data }
    const { response } = await smtp.send({ from, to: recipient, subject, html, text })
    return { exitCode: 0, message: `${server} took the message for ${to.data}: ${response}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { exitCode: 1, message: `${server} did not take the message for ${to.data}: ${reason}` }
  } finally {
    smtp.close()
  }
}

if (import.meta.main)
  await runCommandLine(usage, async (args, env) => {
    const dist = join(import.meta.dirname, '../../../dist')
    const renderMail = await loadMails(join(dist, 'mail'))
    const { origin: builtFor } = await readSiteRecord(dist)
    return runMailCommand(args, env, { renderMail, builtFor }, new Date())
  })
