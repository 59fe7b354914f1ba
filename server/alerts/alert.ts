import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { boundedPost } from '#server/outbound/bounded-post.ts'
import { alertClaims } from './alert-claims.ts'

/** What ALERT_URL is told of. Each has its own keys in the settings: when it was last told, and what is still open. */
const subjects = {
  delivery: {
    events: { broken: 'delivery.broken', ok: 'delivery.recovered' },
    keys: { last: 'alert told', open: 'alert open' },
  },
  backup: {
    events: { broken: 'backup.failed', ok: 'backup.recovered' },
    keys: { last: 'backup alert told', open: 'backup alert open' },
  },
} as const

type Options = {
  database: Database
  env: Pick<Env, 'ALERT_URL'>
  log: FastifyBaseLogger
  now: () => Date
}
type Checked = { state: 'broken' | 'ok' | 'not_configured'; reason: string | null }
export type Alert = (checked: Checked) => Promise<void>

/**
 * Alerts ALERT_URL that something is broken, once an hour across all processes, and afterwards that it works again. Each
 * at least once: if the process dies or the database fails after the post, the same is posted again. The address is the operator's own setting, so it may be private. Never rejects.
 */
export function createAlert(
  subject: keyof typeof subjects,
  { database: { db }, env, log, now }: Options,
): Alert {
  const url = env.ALERT_URL
  const { events, keys } = subjects[subject]
  const claims = alertClaims(db, keys, now)

  async function post(state: 'broken' | 'ok', reason: string | null) {
    const body = JSON.stringify({ event: events[state], reason, at: now().toISOString() })
    const { status } = await boundedPost({ url, body, allowPrivate: true })
    if (status < 200 || status > 299) throw new Error(`ALERT_URL answered ${status}`)
  }

  return async ({ state, reason }) => {
    if (!url) return
    try {
      if (state === 'broken') await claims.whileAlerting(() => post('broken', reason))
      if (state === 'ok') await claims.whileClosing(() => post('ok', null))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ err: error, reason }, 'ALERT_URL could not be told')
    }
  }
}
