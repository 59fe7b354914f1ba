import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { MINUTE } from '#server/durations.ts'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { type Attempts, countAttempts, type Limit } from './attempts.ts'
import { type Counters, openCounters } from './limit-counters.ts'

export type Limits = {
  enquiries: Limit
  subscriptions: Limit
  signInsByAccount: Attempts
  signInsByClient: Attempts
  close(): Promise<void>
}

type Rule = { name: string; points: number; milliseconds: number; refusal: string }

const rules = {
  enquiries: {
    name: 'enquiry',
    points: 30,
    milliseconds: 10 * MINUTE,
    refusal: 'Too many messages from your connection. Please wait a few minutes and send it again.',
  },
  subscriptions: {
    name: 'subscription',
    points: 10,
    milliseconds: 10 * MINUTE,
    refusal: 'Too many addresses from your connection. Please wait a few minutes and try again.',
  },
  signInsByAccount: {
    name: 'sign-in-account',
    points: 10,
    milliseconds: 15 * MINUTE,
    refusal: 'Too many failed sign-ins. Please wait a few minutes and try again.',
  },
  signInsByClient: {
    name: 'sign-in-client',
    points: 50,
    milliseconds: 15 * MINUTE,
    refusal: 'Too many failed sign-ins. Please wait a few minutes and try again.',
  },
} as const satisfies Record<string, Rule>

export async function createLimits(options: {
  database: Database
  env: Env
  now?: () => Date
}): Promise<Limits> {
  const { database, env, now = () => new Date() } = options
  if (env.RATE_LIMITS === 'off') return unlimited
  const counters = await openCounters(database, env.DATA_DIR)
  const sweep = setInterval(() => forgetExpired(counters, now()).catch(() => {}), 5 * MINUTE)
  sweep.unref()
  return {
    enquiries: limit(counters, rules.enquiries, now),
    subscriptions: limit(counters, rules.subscriptions, now),
    signInsByAccount: countAttempts(limit(counters, rules.signInsByAccount, now)),
    signInsByClient: countAttempts(limit(counters, rules.signInsByClient, now)),
    async close() {
      clearInterval(sweep)
      if (database.dialect === 'sqlite') await counters.destroy()
    },
  }
}

function limit(counters: Counters, rule: Rule, now: () => Date): Limit {
  return {
    async consume(name) {
      const key = `${rule.name}:${name}`
      const time = now().getTime()
      if (await takePoint(counters, key, rule, time)) return
      const full = await counters
        .selectFrom('rate_limits')
        .select('expires')
        .where('key', '=', key)
        .executeTakeFirst()
      const retryAfter = Math.max(1, Math.ceil((Number(full?.expires ?? time) - time) / 1000))
      throw new AppError('too_many_requests', rule.refusal, { retryAfter })
    },
    async refund(key) {
      await counters
        .updateTable('rate_limits')
        .set({ points: sql`points - 1` })
        .where('key', '=', `${rule.name}:${key}`)
        .where('points', '>', 0)
        .execute()
    },
  }
}

/** One statement, so that parallel tries from several processes are all counted. Whether there was a point to take. */
async function takePoint(counters: Counters, key: string, rule: Rule, time: number) {
  const over = sql<boolean>`rate_limits.expires <= ${time}`
  const taken = await counters
    .insertInto('rate_limits')
    .values({ key, points: 1, expires: time + rule.milliseconds })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          points: sql`case when ${over} then 1 else rate_limits.points + 1 end`,
          expires: sql`case when ${over} then excluded.expires else rate_limits.expires end`,
        })
        .where(sql<boolean>`${over} or rate_limits.points < ${rule.points}`),
    )
    .returning('points')
    .executeTakeFirst()
  return taken !== undefined
}

const forgetExpired = (counters: Counters, now: Date) =>
  counters.deleteFrom('rate_limits').where('expires', '<=', now.getTime()).execute()

const free: Limit & Attempts = {
  consume: async () => {},
  refund: async () => {},
  attempt: (_key, work) => work(),
}
const unlimited: Limits = {
  enquiries: free,
  subscriptions: free,
  signInsByAccount: free,
  signInsByClient: free,
  close: async () => {},
}
