import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import { keyedSemaphore } from '#server/scheduling/keyed-semaphore.ts'
import type { Counters } from './limit-counters.ts'
import { networkOf } from './network.ts'
import { release, take, type Use, type Window } from './sliding-window.ts'

export type Limit = {
  /** Takes `points` of the key (default 1, in steps of a tenth) or throws `too_many_requests`. */
  consume(key: string, points?: number): Promise<void>
  /** Returns points that `consume` took. */
  refund(key: string, points?: number): Promise<void>
}

export type Rule = {
  name: string
  /** How many points a key may use within any `milliseconds`. */
  points: number
  milliseconds: number
  refusal: string
  /** The shared limit of all clients in an IPv6 /48, as a multiple of `points`. */
  networkFactor?: number
}

/** Whose uses are counted together, the client's or the network's, and how many count. */
type Scope = { prefix: string; window: Window }

export function slidingLimit(counters: Counters, rule: Rule, now: () => Date): Limit {
  const runExclusive = keyedSemaphore()
  const { name, points, milliseconds, networkFactor } = rule
  const client: Scope = { prefix: name, window: { tenths: tenthsOf(points), milliseconds } }
  const network: Scope | undefined =
    networkFactor === undefined
      ? undefined
      : {
          prefix: `${name}-network`,
          window: { tenths: tenthsOf(points * networkFactor), milliseconds },
        }

  async function consume({ prefix, window }: Scope, key: string, tenths: number) {
    const row = `${prefix}:${key}`
    const time = now().getTime()
    let waitMs = 0
    await runExclusive(row, () =>
      changeUses(counters, row, window, (uses) => {
        const taken = take(uses, tenths, time, window)
        waitMs = taken.waitMs
        return taken.uses
      }),
    )
    if (waitMs === 0) return
    const retryAfter = Math.ceil(waitMs / SECOND)
    throw new AppError('too_many_requests', rule.refusal, { retryAfter })
  }

  function refund({ prefix, window }: Scope, key: string, tenths: number) {
    const row = `${prefix}:${key}`
    return runExclusive(row, () =>
      changeUses(counters, row, window, (uses) => release(uses, tenths)),
    )
  }

  return {
    async consume(key, points = 1) {
      const tenths = tenthsOf(points)
      await consume(client, key, tenths)
      const wider = network && networkOf(key)
      if (!wider) return
      try {
        await consume(network, wider, tenths)
      } catch (error) {
        await refund(client, key, tenths)
        throw error
      }
    },
    async refund(key, points = 1) {
      const tenths = tenthsOf(points)
      await refund(client, key, tenths)
      const wider = network && networkOf(key)
      if (wider) await refund(network, wider, tenths)
    },
  }
}

/** Whole numbers, because ten times 0.1 is not 1. */
const tenthsOf = (points: number) => Math.round(points * 10)

/**
 * Replaces what a key has used, and deletes a row that would hold nothing. Another process may do so at the same moment,
 * so what was read is part of the condition, and the second one reads again.
 */
async function changeUses(
  counters: Counters,
  key: string,
  { milliseconds }: Window,
  change: (uses: readonly Use[]) => Use[],
) {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const found = await counters
      .selectFrom('limit_uses')
      .select('uses')
      .where('key', '=', key)
      .executeTakeFirst()
    const after = change(found ? (JSON.parse(found.uses) as Use[]) : [])
    const uses = JSON.stringify(after)
    if (uses === (found?.uses ?? '[]')) return
    const expires = (after.at(-1)?.[0] ?? 0) + milliseconds
    if (await replace(counters, key, found?.uses, { uses, expires })) return
  }
  throw new AppError('busy', 'Busy, please try again.', { retryAfter: 2 })
}

const maxAttempts = 100

async function replace(
  counters: Counters,
  key: string,
  before: string | undefined,
  after: { uses: string; expires: number },
) {
  if (before === undefined) {
    const { numInsertedOrUpdatedRows } = await counters
      .insertInto('limit_uses')
      .values({ key, ...after })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  if (after.uses === '[]') {
    const { numDeletedRows } = await counters
      .deleteFrom('limit_uses')
      .where('key', '=', key)
      .where('uses', '=', before)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
  const { numUpdatedRows } = await counters
    .updateTable('limit_uses')
    .set(after)
    .where('key', '=', key)
    .where('uses', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
