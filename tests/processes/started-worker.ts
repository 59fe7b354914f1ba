import type { KyselyPlugin } from 'kysely'
import { onTestFinished, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Attempt, Channel } from '#server/deliveries/channel.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { ChannelWorker } from '#server/deliveries/worker.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const realSetTimeout = globalThis.setTimeout
const moment = () => new Promise((resolve) => realSetTimeout(resolve, 2))

/** Counts the queries of a database, and can make it unreachable. */
function watchedQueries(pool: Database['pool'], elapsed: () => number) {
  let underWay = 0
  const state = { isGone: false, failedAt: [] as number[], asked: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (state.isGone) {
        state.failedAt.push(elapsed())
        throw new Error('The database is gone')
      }
      underWay++
      state.asked++
      return node
    },
    async transformResult({ result }) {
      underWay--
      return result
    },
  }
  const quiet = async () => {
    let seen = state.asked
    for (let looks = 0; looks < 3; looks++) {
      await moment()
      const isInUse = pool && (pool.totalCount > pool.idleCount || pool.waitingCount > 0)
      // SQLite answers at once, so work in progress is only visible as queries since the last look; on a slow disk each
      // commit takes several looks.
      if (underWay > 0 || isInUse || state.asked !== seen) looks = -1
      seen = state.asked
    }
  }
  return { state, plugin, quiet }
}

export const sent: Attempt = { outcome: 'sent', answer: 'kept' }

/** A worker for mail with a clock that only the test advances. */
export async function startWorker({
  isBusy = () => false,
  ...more
}: { isBusy?: () => boolean } & Partial<Channel> = {}) {
  const app = await startTestApp()
  const { clock, database } = app
  const start = clock.now().getTime()
  const elapsed = () => clock.now().getTime() - start
  const { state, plugin, quiet } = watchedQueries(database.pool, elapsed)
  const sentAt: number[] = []
  const channel: Channel = {
    name: 'mail',
    maxInFlight: 5,
    maxPerTarget: 5,
    async send() {
      sentAt.push(elapsed())
      return sent
    },
    ...more,
  }
  const onOverflow = vi.fn<() => void>()
  const outcomes: string[] = []
  const worker = new ChannelWorker(channel, {
    database: { ...database, db: database.db.withPlugin(plugin) },
    now: clock.now,
    log: app.app.log,
    isBusy,
    onAttempt: (_delivery, { outcome }) => outcomes.push(outcome),
    onRecorded: () => outcomes.push('recorded'),
    onOverflow,
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    ...app,
    worker,
    outcomes,
    onOverflow,
    sentAt,
    elapsed,
    gone: state,
    quiet,
    async queue(count: number, notBefore?: Date) {
      const mail = { kind: 'test', to: 'one@agency.example', subjectId: null, notBefore } as const
      const mails = Array.from({ length: count }, () => ({ ...mail, data: { at: '' } }))
      await queueMails(database.db, mails, clock.now())
    },
    async pass(milliseconds: number, step = milliseconds) {
      for (let left = milliseconds; left > 0; left -= step) {
        clock.advance(Math.min(step, left))
        await vi.advanceTimersByTimeAsync(Math.min(step, left))
        await quiet()
      }
    },
  }
}
