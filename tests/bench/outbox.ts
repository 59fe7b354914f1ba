import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { join } from 'node:path'
import { startSite } from '#tests/browser/start-site.ts'
import { sendEnquiries } from './enquiries.ts'

/** A mail server that only counts. */
async function countingSmtp() {
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      stream.resume().once('end', () => {
        count++
        done(null)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => count,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Disables the outbox for a comparison: a trigger drops what is queued. */
async function withoutOutbox(place: { url: string; dataDir: string }, work: () => Promise<number>) {
  const off = place.url
    ? `create function drop_row() returns trigger language plpgsql as $$ begin return null; end $$;
       create trigger outbox_off before insert on deliveries for each row execute function drop_row()`
    : 'create trigger outbox_off before insert on deliveries begin select raise(ignore); end'
  const on = place.url
    ? 'drop trigger outbox_off on deliveries; drop function drop_row'
    : 'drop trigger outbox_off'
  await run(place, off)
  const result = await work()
  await run(place, on)
  return result
}

async function run({ url, dataDir }: { url: string; dataDir: string }, statement: string) {
  if (!url) {
    const sqlite = new SQLite(join(dataDir, 'app.db'), { timeout: 10_000 })
    sqlite.exec(statement)
    sqlite.close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const rounds = 2
const drainedFor = 5_000

/**
 * Enquiries per second with the outbox and without it, in turns, and the messages per second that an otherwise idle
 * server passes to a mail server on the same machine.
 */
export async function outboxSpeeds(DATABASE_URL: string) {
  const smtp = await countingSmtp()
  const settings = { RATE_LIMITS: 'off', NOTIFY_EMAIL: 'one@agency.example' }
  const site = await startSite({ ...settings, DATABASE_URL, SMTP_URL: smtp.url })
  const place = { url: DATABASE_URL, dataDir: site.dataDir }
  let [on, off] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    off += await withoutOutbox(place, () => sendEnquiries(site.url))
    on += await sendEnquiries(site.url)
  }
  const before = smtp.count()
  await sleep(drainedFor)
  const drained = ((smtp.count() - before) * 1_000) / drainedFor
  await site.stop()
  await smtp.close()
  return { on: on / rounds, off: off / rounds, drained }
}
