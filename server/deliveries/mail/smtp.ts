import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Env } from '#server/env.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'

/** Connections to the mail server, and thus concurrent mails. */
export const maxConnections = 5

/** For a whole attempt, including connection and sign-in: a server that drips its answers never times out as silent. */
const defaultMaxSendMs = MINUTE

type Options = {
  /** Without it, each mail has its own connection and its own error. */
  pool?: boolean
  maxSendMs?: number | undefined
}

/**
 * The connection to the mail server of SMTP_URL. `smtps://` is encrypted from the start; `smtp://` upgrades to TLS if
 * the server offers it, and requires it for a password that leaves this machine, or if the URL has `requireTLS=true`.
 */
export function openSmtp(
  env: Pick<Env, 'SMTP_URL'>,
  { pool = true, maxSendMs = defaultMaxSendMs }: Options = {},
) {
  const url = new URL(env.SMTP_URL)
  const insists = url.username !== '' && !isLoopbackHost(url.hostname)
  if (url.protocol === 'smtp:' && insists && !url.searchParams.has('ignoreTLS'))
    url.searchParams.set('requireTLS', 'true')
  const transport = createTransport({
    url: url.href,
    pool: pool as true,
    maxConnections,
    // The outbox retries by itself, and records it.
    maxRequeues: 0,
    idleTimeout: MINUTE,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  /** Of the mails that a connected server, which has let us in, has been given. */
  const given = new WeakSet<AbortSignal>()
  transport.use('stream', ({ data, message }, done) => {
    const open = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      if (data.signal) given.add(data.signal)
      return open(options)
    }
    done()
  })
  const tooLong = () =>
    Object.assign(
      new Error(`The mail server did not finish within ${maxSendMs / SECOND} seconds.`),
      {
        code: 'ETIMEDOUT',
      },
    )
  return {
    /** The error says in `wasGiven` whether the server had been given the mail. */
    async send(mail: SendMailOptions) {
      const signal = AbortSignal.timeout(maxSendMs)
      try {
        return await transport.sendMail({ ...mail, signal })
      } catch (error) {
        throw Object.assign(signal.aborted ? tooLong() : (error as Error), {
          wasGiven: given.has(signal),
        })
      }
    },
    async verify() {
      const late = sleep(maxSendMs, undefined, { ref: false }).then(() => Promise.reject(tooLong()))
      await Promise.race([transport.verify(), late])
    },
    /** Aborts what is still being sent; the outbox has made it due again. */
    close: () => transport.close({ force: true }),
  }
}
export type Smtp = ReturnType<typeof openSmtp>
