import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Env } from '#server/env.ts'
import { createAlert } from '#server/alerts/alert.ts'
import { assignRecipients } from './mail/assign-recipients.ts'
import type { AfterMail } from './channel.ts'
import { releaseAbandoned } from './claim.ts'
import type { DeliveryDeps } from './deps.ts'
import { mailFrom } from './mail/mail-from.ts'
import { mailChannel } from './mail/mail-sender.ts'
import { openSmtp, type Smtp } from './mail/smtp.ts'
import { watchDeliveries } from './watch-deliveries.ts'
import { webhookChannel } from './webhooks/webhook-channel.ts'
import { ChannelWorker } from './worker.ts'

export type OutboxOptions = DeliveryDeps & {
  env: Env
  log: FastifyBaseLogger
  registry: Registry
  onRecorded: () => void
  afterMail: AfterMail
  onOverflow: () => void
  /** Whether requests need the process now. */
  isBusy: () => boolean
  maxSendMs?: number | undefined
}

/** The outbox's workers in this process, from the server's start to its stop. */
export function createOutbox(options: OutboxOptions) {
  const { afterMail, database, env, links, log, now, renderMail, registry } = options
  const attempts = new Counter({
    name: 'delivery_attempts_total',
    help: 'Attempts to deliver mail and webhooks, by outcome',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  })
  const smtp = env.SMTP_URL ? openSmtp(env, { maxSendMs: options.maxSendMs }) : null
  const from = mailFrom(env, links.publicUrl)
  const channels = [
    ...(smtp ? [mailChannel({ smtp, from, renderMail, links, afterMail })] : []),
    webhookChannel({ database, env, now }),
  ]
  const workers = channels.map(
    (channel) =>
      new ChannelWorker(channel, {
        database,
        now,
        log,
        onAttempt: ({ channel: name }, { outcome }) => attempts.inc({ channel: name, outcome }),
        isBusy: options.isBusy,
        onRecorded() {
          options.onRecorded()
          // The outcome of a mail may have queued a webhook event.
          if (channel.name === 'mail') for (const other of workers) other.wake()
        },
        onOverflow: options.onOverflow,
      }),
  )
  const watch = watchDeliveries({ ...options, alert: createAlert('delivery', options) })
  const prepare = () => assignRecipients(database, env.NOTIFY_EMAIL)

  let stopped: Promise<void> | undefined
  async function stopAll() {
    watch.stop()
    await Promise.all(workers.map((worker) => worker.stop()))
    smtp?.close()
  }

  return {
    smtp,
    watch,
    async start() {
      await releaseAbandoned(database, now())
        .then(prepare)
        .catch((error: unknown) => log.warn({ err: error }, 'mails keep waiting'))
      for (const worker of workers) worker.start()
      watch.start()
    },
    wake() {
      for (const worker of workers) worker.wake()
    },
    /** Sends what is due now, then returns. */
    async drain() {
      await prepare()
      await Promise.all(workers.map((worker) => worker.drain()))
    },
    /** Starts no more attempts, and waits some seconds for those in progress. Further calls wait for the first one. */
    stop() {
      stopped ??= stopAll()
      return stopped
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** Logs one line about the mail server at the start. */
export async function checkSmtp(smtp: Smtp | null, env: Env) {
  if (!smtp) return 'not connected (SMTP_URL is not set); messages wait'
  const host = new URL(env.SMTP_URL).host
  try {
    await smtp.verify()
    return `connected to ${host}`
  } catch (error) {
    return `${host} cannot be used now (${error instanceof Error ? error.message : error}); messages wait`
  }
}
