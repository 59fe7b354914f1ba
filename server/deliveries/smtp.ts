import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Env } from '#server/env.ts'
import { MINUTE, SECOND } from '#server/durations.ts'

/** Connections to the mail server, and so mails on their way at once. */
export const maxConnections = 5

/** Like `smtp`, only for one connection and one sending after the other, which the pool would hide. */
type Options = { pool?: boolean }

/**
 * The connection to the mail server of SMTP_URL. `smtps://` is encrypted from the start; `smtp://` changes to TLS where
 * the server offers it, and insists on it for a password that leaves this machine or where the URL has `requireTLS=true`.
 */
export function openSmtp(env: Env, { pool = true }: Options = {}) {
  const url = new URL(env.SMTP_URL)
  const insists = url.username !== '' && !isLoopback(url.hostname)
  if (url.protocol === 'smtp:' && insists && !url.searchParams.has('ignoreTLS'))
    url.searchParams.set('requireTLS', 'true')
  const transport = createTransport({
    url: url.href,
    pool: pool as true,
    maxConnections,
    // The outbox tries again by itself, and writes it down.
    maxRequeues: 0,
    idleTimeout: MINUTE,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: (mail: SendMailOptions) => transport.sendMail(mail),
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}
export type Smtp = ReturnType<typeof openSmtp>

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)
