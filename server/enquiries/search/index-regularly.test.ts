import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { indexMissing } from './search-documents.ts'

const anyPort = { port: 0, host: '127.0.0.1' }

test('a listening server indexes enquiries that cannot be found yet, together with their notes', async () => {
  await using server = await startTestApp()
  const { db } = server.database
  const ids = await storeEnquiries(
    server,
    Array.from({ length: 620 }, (_, number) => ({ name: `number${number}` })),
  )
  // As if a server had been stopped before it had indexed all.
  await indexMissing(db, ids.slice(100, 300))
  await db
    .insertInto('timeline_entries')
    .values({
      id: uuidv7(),
      submission_id: ids[600]!,
      created_at: server.clock.now().toISOString(),
      kind: 'note',
      actor_id: null,
      actor_email: null,
      data: JSON.stringify({ text: 'Rang back', mentions: [] }),
    })
    .execute()
  await server.app.listen(anyPort)
  const words = async () => {
    const rows = await db.selectFrom('search_documents').selectAll().execute()
    return new Map(rows.map(({ submission_id, words }) => [submission_id, words]))
  }
  await eventually(async () => expect((await words()).size).toBe(620))
  const all = await words()
  for (const [number, id] of ids.entries()) expect(all.get(id)).toContain(` number${number} `)
  expect(all.get(ids[600]!)).toMatch(/ rang back$/)
  const said = () => server.logs.filter(({ msg }) => msg === 'enquiries made findable')
  await eventually(() => expect(said()).toMatchObject([{ level: 30, written: 420 }]))

  await using later = await startTestApp({ beside: server })
  await later.app.listen(anyPort)
  await later.app.close()
  expect(later.logs.filter(({ msg }) => msg === 'enquiries made findable')).toEqual([])
})

test('a failure to index enquiries is logged as a warning and stops nothing', async () => {
  await using server = await startTestApp()
  await storeEnquiries(server, [{}])
  await server.database.db.schema.alterTable('search_documents').renameTo('gone').execute()
  await server.app.listen(anyPort)
  const said = () => server.logs.filter(({ msg }) => msg.startsWith('not all enquiries'))
  await eventually(() => expect(said()).toMatchObject([{ level: 40, err: { message: /./ } }]))
  expect((await server.get('/healthz')).statusCode).toBe(200)
})
