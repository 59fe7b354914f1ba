import { expect, test } from 'vitest'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'

type Listed = { rows: object[]; total: number; next: string | null }

/** Two enquiries of each kind in each box, and a list call that notes whether rows were counted. */
async function startCounting() {
  const app = await startTestApp()
  const me = await app.makeUser({ role: 'admin' })
  const other = await app.makeUser({ role: 'admin' })
  const gone = await app.makeUser({ role: 'admin' })
  const now = app.clock.now().toISOString()
  const kinds = [null, me.id, other.id, gone.id].flatMap((owner_id) =>
    (['new', 'proposal', 'won'] as const).flatMap((stage) =>
      [null, now].map((answered_at) => ({ owner_id, stage, answered_at })),
    ),
  )
  const boxes = [{}, { quarantined: 1 as const }, { binned_at: now }]
  const all = boxes.flatMap((box) => kinds.map((kind) => ({ ...kind, ...box })))
  await storeEnquiries(app, [...all, ...all])
  await app.database.db
    .updateTable('users')
    .set({ deactivated_at: now })
    .where('id', '=', gone.id)
    .execute()
  const { access_token } = await app.signIn(me.email, me.password)
  const { app: asked, headers, recorder } = await recordedApp(app, access_token)
  const list = async (query: string) =>
    (await asked.inject({ url: `/api/contact_submissions?${query}`, headers })).json<Listed>()
  return {
    ...app,
    other: other.id,
    gone: gone.id,
    list,
    /** The total, and whether it was counted row by row. */
    counted: async (query: string) => {
      recorder.queries.length = 0
      const { total } = await list(`${query}&limit=1&count=exact`)
      const isCounted = recorder.queries.some(({ sql }) =>
        sql.startsWith('select count(*) as "count" from "contact_submissions"'),
      )
      return [total, isCounted]
    },
  }
}

test('the total for a stage, an owner, waiting or unanswered enquiries is read from the tallies and equals that of the list', async () => {
  await using app = await startCounting()
  const { counted, list, other, gone } = app
  const narrowed = [
    'stage=won',
    'stage=new,won',
    'owner=me',
    'owner=none',
    `owner=none,${gone}`,
    `owner=${other}`,
    `owner=me,none,${other}`,
    'owner=none&stage=won',
    'owner=none&stage=proposal,won',
    'waiting=1',
    'waiting=1&stage=new,won',
    'waiting=1&stage=won',
    'waiting=1&owner=none',
    'waiting=1&owner=me',
    'unanswered=1',
    'unanswered=1&stage=proposal,won',
    'unanswered=1&stage=won',
    'unanswered=1&waiting=1',
    'unanswered=1&owner=none',
  ]
  for (const query of narrowed)
    for (const box of ['', '&quarantine=only', '&bin=only']) {
      const { rows } = await list(`${query}${box}&limit=200`)
      expect([query, box, await counted(query + box)]).toEqual([query, box, [rows.length, false]])
    }
})

test('there are no waiting enquiries among the won ones, also on a later page', async () => {
  await using app = await startCounting()
  const { next } = await app.list('limit=1')
  expect(await app.counted(`waiting=1&stage=won&cursor=${next}`)).toEqual([0, false])
})

test('combinations that no tally covers are counted row by row', async () => {
  await using app = await startCounting()
  expect(await app.counted('stage=won&from=2000-01-01')).toEqual([16, true])
})
