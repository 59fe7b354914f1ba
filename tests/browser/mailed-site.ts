import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { admin, expect, test as base } from './fixtures.ts'
import { startSite } from './start-site.ts'

type MailServer = Awaited<ReturnType<typeof startSmtpServer>>

/** A site that sends its mails to the test's own mail server. */
export const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startSmtpServer({
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('refused-') ? noSuchMailbox() : undefined),
      })
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, provide) => {
      const site = await startSite({
        TRUST_PROXY: '1',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Agency <hello@agency.example>',
      })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export const mailsTo = ({ received }: MailServer, address: string) =>
  received.filter(({ recipients }) => recipients.includes(address))

/** The newest message to an address, once it has arrived, with its links as addresses of this site. */
export async function mailTo(server: MailServer, address: string, subject: RegExp) {
  const find = () =>
    mailsTo(server, address).findLast(({ mail }) => subject.test(mail.subject ?? ''))
  await expect.poll(find).toBeDefined()
  const { mail } = find()!
  const links = [...(mail.html || '').matchAll(/href="([^"]+)"/g)].map(([, href]) => pathOf(href!))
  return { mail, links }
}

/** The site was built for another address than the one it has in a test. */
export function pathOf(href: string) {
  const url = URL.parse(href.replaceAll('&amp;', '&'))
  return url ? url.pathname + url.search + url.hash : href
}

const noSuchMailbox = () => Object.assign(new Error('No such mailbox'), { responseCode: 550 })
