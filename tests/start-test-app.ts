import { hash } from '@node-rs/argon2'
import type { InjectOptions } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import type { Role } from '#contract/options.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app-options.ts'
import { openDatabase } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { watchAudit } from './after-audit.ts'
import { TestClock } from './test-clock.ts'
import { migratedPlace, type Place } from './databases/test-databases.ts'
import { TestLog } from './test-log.ts'

type Options = Omit<AppOptions, 'database' | 'env' | 'now' | 'log'> & {
  env?: Record<string, string>
  /** Where the clock starts; it stands still until `clock.advance`. */
  now?: Date
  /** The app whose database this second server process uses. */
  beside?: { place: Place; clock: TestClock }
  /** A database that no other test has used: for query plans, which depend on the size of tables. */
  isNew?: boolean
  /** Log lines of level error fail the test unless this is set, for tests that are about errors. */
  expectErrors?: boolean
}

/** The real server on a fresh, migrated database of the kind under test. Ends with `await using`. */
export async function startTestApp({ beside, isNew, expectErrors, ...options }: Options = {}) {
  const own = beside ? null : await migratedPlace({ isNew })
  const { DATABASE_URL, DATA_DIR }: Place = own ?? beside!.place
  const place = { DATABASE_URL, DATA_DIR }
  const clock = beside?.clock ?? new TestClock(options.now)
  const log = new TestLog()
  // Tests that are not about a browser's key sign in without one.
  const { env, faults } = readEnv({ BEARER_SESSIONS: 'on', ...options.env, ...place })
  if (!env) throw new Error(faults.join('\n'))
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR: dataDir } = env
  const database = openDatabase({ url, directUrl, dataDir })
  const afterAudit = watchAudit(database)
  const app = await buildApp({
    maxEventLoopDelayMs: never,
    renderMail: plainMail,
    ...options,
    database,
    env,
    now: clock.now,
    log,
  })
  await app.ready()

  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') => {
    return (path: string, payload?: InjectOptions['payload'], headers?: InjectOptions['headers']) =>
      app.inject({ method, url: path, payload, headers })
  }
  const post = send('POST')

  async function makeUser(wish: { email?: string; password?: string; role?: Role } = {}) {
    const id = uuidv7()
    const user = {
      id,
      email: wish.email ?? `${id}@staff.example`,
      password: wish.password ?? `pass-${uuidv7()}`,
      role: wish.role ?? 'user',
    }
    log.keepSecret(user.password)
    const created_at = clock.now().toISOString()
    const password_hash = await hash(user.password, cheap)
    await database.db
      .insertInto('users')
      .values({ id, email: user.email, password_hash, created_at, updated_at: created_at })
      .execute()
    await database.db
      .insertInto('user_roles')
      .values({ id: uuidv7(), user_id: id, role: user.role, created_at })
      .execute()
    return user
  }

  async function signIn(email: string, password: string) {
    const answer = await post('/api/auth/token?grant_type=password', { email, password })
    if (answer.statusCode !== 200) throw new Error(`Sign-in failed: ${answer.body}`)
    const session = answer.json<{ access_token: string; refresh_token: string }>()
    log.keepSecret(session.access_token)
    log.keepSecret(session.refresh_token)
    return session
  }

  return {
    app,
    database,
    clock,
    place,
    outbox: app.outbox,
    /** What the server wrote to its log, one object per line. */
    logs: log.lines,
    /** A secret that must never appear in the log. */
    keepSecret: (secret: string) => log.keepSecret(secret),
    get: (path: string, headers?: InjectOptions['headers']) =>
      app.inject({ method: 'GET', url: path, headers }),
    post,
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
    makeUser,
    signIn,
    /** The access token of a new user, an admin by default. */
    async adminToken(role: Role = 'admin') {
      const user = await makeUser({ role })
      return (await signIn(user.email, user.password)).access_token
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await database.close()
      await own?.leave()
      log.check(expectErrors)
      expect(afterAudit, 'statements after `recordAudit`').toEqual([])
    },
  }
}

/** The event loop delay is not limited, because a machine that runs all tests at once is slow anyway. */
const never = 0

/** Enough for a test: the parameters are part of the hash, so the server verifies it like any other. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** The data of a mail as its text, for tests that are not about its design. */
const plainMail: NonNullable<AppOptions['renderMail']> = (kind, data) => ({
  subject: `${kind} ${'company' in data ? data.company : ''}`,
  html: '<p>As text</p>',
  text: JSON.stringify(data),
})
