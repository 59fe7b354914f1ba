import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { many, storeMany } from '#tests/many-enquiries.ts'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type Page = { rows: { name: string }[]; total: number | null; next: string | null }

test('a few unread enquiries are counted through the read marks, and nothing after the last one is read', async () => {
  await using server = await startTestApp()
  await storeMany(server, many)
  const { db } = server.database
  const upTo = (number: number) => sql<boolean>`cast(name as integer) <= ${sql.lit(number)}`
  const enquiries = db.updateTable('contact_submissions')
  await enquiries.set({ quarantined: 1 }).where(upTo(5)).execute()
  await enquiries.set({ binned_at: server.clock.now().toISOString() }).where(upTo(2)).execute()
  const user = await server.makeUser({ role: 'admin' })
  // All but the two newest, and one of three in quarantine.
  await sql`insert into enquiry_reads (id, user_id, submission_id, read_at)
    select id, ${user.id}, id, created_at from contact_submissions
    where cast(name as integer) not in (3, ${sql.lit(many - 1)}, ${sql.lit(many)})`.execute(db)
  const { access_token } = await server.signIn(user.email, user.password)
  const { app, headers, recorder } = await recordedApp(server, access_token)
  const read = async (query: string) => {
    recorder.queries.length = 0
    const url = `/api/contact_submissions?unread=1&${query}`
    const { rows, total, next } = (await app.inject({ url, headers })).json<Page>()
    const asked = recorder.queries.map((one) => one.sql)
    return {
      names: rows.map(({ name }) => name).join(' '),
      total,
      next: next !== null,
      parts: asked.filter((text) => /^select "contact_submissions"."id".* not exists/.test(text))
        .length,
      isCounted: asked.some((text) =>
        /^select count\(\*\) .*from "contact_submissions".* not exists/.test(text),
      ),
    }
  }

  const both = { names: `${many} ${many - 1}`, next: false }
  expect(await read('')).toMatchObject({ ...both, parts: 1 })
  expect(await read('stage=new')).toMatchObject({ ...both, parts: 2 })
  const first = { names: `${many}`, next: true, total: 2 }
  expect(await read('limit=1&count=exact')).toMatchObject({ ...first, isCounted: false })
  expect(await read('limit=1&count=exact&stage=new')).toMatchObject({ ...first, isCounted: true })
  const held = await read('quarantine=only&count=exact')
  expect(held).toMatchObject({ names: '3', total: 1, next: false })
  const binned = await read('bin=only&count=exact')
  expect(binned).toMatchObject({ names: '', total: 0, parts: 0, isCounted: false })
})
