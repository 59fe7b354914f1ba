import { expect, test } from 'vitest'
import type { UserRole } from '#contract/account.ts'
import { liveEvents, staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { indexMissing } from '#server/enquiries/search/search-documents.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Listed = { rows: { name: string; owner_id: string | null }[]; total: number }

/** Maya, who signs in, and Alex, who owns one enquiry of each kind. */
async function withOwner(app: App) {
  const maya = await staffMember(app, 'maya@agency.example')
  const alex = await staffMember(app, 'alex@agency.example')
  const owner_id = alex.id
  const ids = await storeEnquiries(app, [
    { name: 'nobody' },
    { name: 'new', owner_id },
    { name: 'proposal', owner_id, stage: 'proposal' },
    { name: 'won', owner_id, stage: 'won' },
    { name: 'suspect', owner_id, quarantined: 1 },
    { name: 'mine', owner_id: maya.id },
  ])
  await app.database.db.transaction().execute((trx) => indexMissing(trx, ids))
  const list = async (query: string) =>
    (await maya.get(`/api/contact_submissions?count=exact&${query}`)).json<Listed>()
  return {
    maya,
    alex,
    change: (change: object) => maya.patch(`/api/people/${alex.id}`, change),
    list,
    /** The names found, and the total of a one-row page, which comes from the tallies. */
    found: async (query: string) => {
      const [{ rows }, { total }] = [await list(query), await list(`limit=1&${query}`)]
      return [rows.map(({ name }) => name).join(' '), total]
    },
  }
}

test('open enquiries of a person who may no longer see them count as unowned until that person may again', async () => {
  await using app = await startTestApp()
  const { alex, change, found, list } = await withOwner(app)
  expect(await found('owner=none')).toEqual(['nobody', 1])
  for (const [gone, back] of [
    [{ active: false }, { active: true }],
    [{ role: 'user' }, { role: 'admin' }],
  ] as const) {
    expect((await change(gone)).json()).toMatchObject({ open_enquiries: 2 })
    expect(await found('owner=none')).toEqual(['proposal new nobody', 3])
    expect(await found('owner=none&stage=won')).toEqual(['', 0])
    expect(await found('owner=none&stage=proposal,won')).toEqual(['proposal', 1])
    expect(await found('owner=none&waiting=1')).toEqual(['new nobody', 2])
    expect(await found('owner=none&quarantine=only')).toEqual(['suspect', 1])
    expect(await found('owner=me,none')).toEqual(['mine proposal new nobody', 4])
    expect(await found(`owner=${alex.id}`)).toEqual(['won proposal new', 3])
    expect(await found(`owner=none,${alex.id}`)).toEqual(['won proposal new nobody', 4])
    expect((await list('owner=none')).rows[0]).toMatchObject({ owner_id: alex.id })
    expect((await change(back)).json()).toMatchObject({ open_enquiries: 2 })
    expect(await found('owner=none')).toEqual(['nobody', 1])
  }
})

test('enquiries of a former owner are found, counted and exported like all unowned ones', async () => {
  await using app = await startTestApp()
  const { maya, change, found } = await withOwner(app)
  await change({ active: false })
  expect(await found('owner=none&q=engines')).toEqual(['proposal new nobody', 3])
  const file = await maya.get('/api/contact_submissions/export?format=json&owner=none')
  expect(file.headers['x-total-count']).toBe('3')
  expect(file.json<object[]>()).toHaveLength(3)
})

test('dashboards get an owner event when access to enquiries is gained or lost, and another for other changes', async () => {
  await using app = await startTestApp()
  const { maya, alex, change } = await withOwner(app)
  await change({ active: false })
  await change({ role: 'user' })
  await change({ active: true })
  await change({ role: 'admin' })
  const told = { kind: 'owner.changed', id: alex.id }
  const onlyPeople = { ...told, kind: 'person.changed' }
  expect(await liveEvents(app)).toEqual([told, onlyPeople, onlyPeople, told])
  await maya.post('/api/admin-delete-user', { userId: alex.id })
  const blake = { email: 'blake@agency.example', password: alex.password, role: 'admin' }
  const { user_id } = (await maya.post('/api/admin-create-user', blake)).json<UserRole>()
  const aboutPeople = (await liveEvents(app)).filter(({ kind }) => kind === 'owner.changed')
  expect(aboutPeople).toEqual([told, told, told, { ...told, id: user_id }])
})
