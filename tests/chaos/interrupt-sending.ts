import { openDatabase } from '#server/db/database.ts'
import { type Received, startSmtpServer } from '#tests/receivers/smtp-server.ts'
import type { Place } from '#tests/databases/test-databases.ts'
import { compare } from './compare.ts'
import { restartable, wait, waitUpTo } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { startWriters } from './writers.ts'

const kills = 5
const perSecond = 5
const maxDrainMs = 300_000

/**
 * Kills a server that stores enquiries and sends their mails: staff get a mail for each enquiry, and for few of them
 * two.
 */
export async function interruptSending(setting: Setting): Promise<Outcome> {
  await using mails = await startSmtpServer()
  const place = await setting.emptyPlace()
  const server = await restartable(place, {
    SMTP_URL: mails.url,
    NOTIFY_EMAIL: 'one@agency.example',
  })
  const writers = startWriters(server.url, { perSecond })
  const recoveries: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    await writers.next()
    await waitUpTo(2_000)
    await server.kill()
    const from = performance.now()
    if (place.DATABASE_URL) await expireClaims(place)
    await server.start()
    await writers.next()
    recoveries.push(performance.now() - from)
  }
  await writers.stop()
  const from = performance.now()
  while ((await untold(place)) > 0 && performance.now() - from < maxDrainMs) await wait(500)
  const left = await untold(place)
  await server.halt()
  const found = await compare(place, writers.acknowledged)
  const told = new Set(mails.received.map(companyIn))
  const silent = [...writers.acknowledged.keys()].filter((company) => !told.has(company)).length
  const repeated = mails.received.length - told.size
  await place.leave()
  return {
    trial: 'kill -9 while mails are sent',
    faults: `${kills} kills, ${repeated} mails repeated`,
    load: writers.perSecond(),
    ...found,
    lost: found.lost + silent,
    recoveries,
    broken: left ? [`${left} mails were never sent`] : [],
  }
}

/** Which enquiry a message to staff is about. */
const companyIn = ({ mail: { subject = '' } }: Received) =>
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(subject)?.[0] ?? subject

async function withDatabase<Result>(
  place: Place,
  work: (database: ReturnType<typeof openDatabase>) => Promise<Result>,
) {
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  return work(database).finally(() => database.close())
}

/** As if the minutes had passed for which a process may keep its claims. */
const expireClaims = (place: Place) =>
  withDatabase(place, async ({ db }) => {
    const next_attempt_at = new Date(0).toISOString()
    await db
      .updateTable('deliveries')
      .set({ next_attempt_at })
      .where('status', '=', 'waiting')
      .execute()
  })

const untold = (place: Place) =>
  withDatabase(place, async ({ db }) => {
    const rows = await db
      .selectFrom('deliveries')
      .select('id')
      .where('status', '<>', 'sent')
      .execute()
    return rows.length
  })
