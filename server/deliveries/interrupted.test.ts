import { sql } from 'kysely'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { startSite } from '#tests/browser/start-site.ts'
import { eventually } from '#tests/eventually.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'

const enquiry = { name: 'Ann', email: 'ann@shop.example', company: 'Shop', consent: true }
const timeout = 60_000

/** Reads only the id of each message: parsing a thousand whole messages would take long. */
const onMessageId =
  (hear: (id: string) => void, before?: Promise<void>): SMTPServerOptions['onData'] =>
  (stream, _session, done) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    stream.once('end', async () => {
      hear(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? '')
      await before
      done(null, 'kept')
    })
  }

/** A mail server that receives the whole message and then lets the sender wait until the test continues. */
async function holdingSmtp() {
  const goOn = Promise.withResolvers<void>()
  const ids: string[] = []
  const smtp = await startSmtpServer({ onData: onMessageId((id) => ids.push(id), goOn.promise) })
  onTestFinished(() => smtp.close())
  return { url: smtp.url, ids, arrived: () => ids.length, goOn: goOn.resolve }
}

test(
  'a server killed while sending loses nothing, and the next one sends the same message again',
  { timeout },
  async () => {
    const smtp = await holdingSmtp()
    const place = await emptyPlace()
    onTestFinished(() => place.leave())
    const { DATABASE_URL, DATA_DIR } = place
    const settings = {
      DATABASE_URL,
      DATA_DIR,
      SMTP_URL: smtp.url,
      NOTIFY_EMAIL: 'one@agency.example',
    }
    const first = await startSite(settings)
    const answer = await fetch(`${first.url}/api/submit-contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    expect(answer.status).toBe(201)
    await eventually(() => expect(smtp.arrived()).toBe(1))
    await first.kill()
    if (DATABASE_URL) await letClaimsExpire(place)
    smtp.goOn()
    const second = await startSite(settings)
    onTestFinished(() => second.stop())
    await eventually(() => expect(smtp.arrived()).toBe(2))
    expect(smtp.ids[0]).toMatch(/^<.+@.+>$/)
    expect(smtp.ids[1]).toBe(smtp.ids[0])
  },
)

/** As if the minutes had passed for which a process may keep its claims. */
async function letClaimsExpire({
  DATABASE_URL,
  DATA_DIR,
}: {
  DATABASE_URL: string
  DATA_DIR: string
}) {
  const database = openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })
  const past = new Date(0).toISOString()
  await database.db.updateTable('deliveries').set({ next_attempt_at: past }).execute()
  await database.close()
}

test(
  'a mail in flight when the server stops is made due for the next server',
  { timeout },
  async () => {
    const smtp = await holdingSmtp()
    const env = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'one@agency.example' }
    await using app = await startTestApp({ env })
    await app.post('/api/submit-contact-form', enquiry)
    const drained = app.outbox.drain()
    await eventually(() => expect(smtp.arrived()).toBe(1))
    await app.outbox.stop()
    const rows = await app.database.db
      .selectFrom('deliveries')
      .select(['status', 'claim', 'next_attempt_at'])
      .execute()
    expect(rows).toEqual([
      { status: 'waiting', claim: null, next_attempt_at: app.clock.now().toISOString() },
    ])
    smtp.goOn()
    await drained
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'the result of a mail is recorded even if the database connections are cut while it is sent',
  async () => {
    const smtp = await holdingSmtp()
    const env = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'one@agency.example' }
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await using app = await startTestApp({ env })
    await app.post('/api/submit-contact-form', enquiry)
    const drained = app.outbox.drain()
    await eventually(() => expect(smtp.arrived()).toBe(1))
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database()`
    await cut.execute(app.database.db).catch(() => {})
    smtp.goOn()
    await drained
    const rows = await app.database.db.selectFrom('deliveries').select('status').execute()
    expect(rows).toEqual([{ status: 'sent' }])
    expect(smtp.arrived()).toBe(1)
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'two servers with one queue send each of a thousand messages once',
  { timeout },
  async () => {
    const ids: string[] = []
    await using smtp = await startSmtpServer({ onData: onMessageId((id) => ids.push(id)) })
    const env = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'one@agency.example' }
    await using first = await startTestApp({ env })
    await using second = await startTestApp({ env, beside: first })
    await first.post('/api/submit-contact-form', enquiry)
    const [row] = await first.database.db.selectFrom('deliveries').selectAll().execute()
    const rows = Array.from({ length: 999 }, (_, at) => ({
      ...row!,
      id: `${row!.id.slice(0, -3)}${String(at).padStart(3, '0')}`,
      message_id: `m${at}`,
      dedupe_key: null,
    })).filter(({ id }) => id !== row!.id)
    for (let at = 0; at < rows.length; at += 100)
      await first.database.db
        .insertInto('deliveries')
        .values(rows.slice(at, at + 100))
        .execute()
    await Promise.all([first.outbox.drain(), second.outbox.drain()])
    expect(ids).toHaveLength(rows.length + 1)
    expect(new Set(ids).size).toBe(ids.length)
    const sent = (app: typeof first) =>
      app.logs.filter(({ msg, outcome }) => msg === 'delivery attempted' && outcome === 'sent')
        .length
    expect(sent(first) + sent(second)).toBe(ids.length)
    expect(Math.min(sent(first), sent(second))).toBeGreaterThan(100)
  },
)
