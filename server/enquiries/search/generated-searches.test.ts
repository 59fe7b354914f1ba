import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { HOUR } from '#contract/durations.ts'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { openStages, stages } from '#contract/stages.ts'
import { generator } from '#tests/generator.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { indexMissing } from './search-documents.ts'

type Random = ReturnType<typeof generator>

const start = Date.UTC(2026, 2, 1)
const words = [
  'Zoë',
  'zone',
  'Straße',
  'strasbourg',
  'ŁÓDŹ',
  'lode',
  'engine',
  'Engines',
  '東京',
  '42',
]
const origins = ['google', 'Google', 'meta, inc', '50%', 'none', null]

function enquiryFrom(random: Random, owners: string[], number: number) {
  const text = () => Array.from({ length: 1 + random.below(4) }, () => random.one(words)).join(' ')
  // Several at the same instant, which are then ordered by their ids.
  const created_at = new Date(start + random.below(60) * 6 * HOUR).toISOString()
  const hour = () => new Date(start + random.below(400) * HOUR).toISOString()
  return {
    id: uuidv7({ msecs: Date.parse(created_at), seq: number }),
    name: text(),
    company: text(),
    email: `${random.one(['ada', 'bob', 'eve'])}@shop.example`,
    message: random.maybe(0.3) ? null : text(),
    created_at,
    stage: random.one(stages),
    owner_id: random.maybe(0.3) ? null : random.one(owners),
    primary_need: random.maybe(0.2) ? null : random.one(primaryNeeds.slice(0, 3)),
    revenue_range: random.maybe(0.2) ? null : random.one(revenueRanges.slice(0, 3)),
    answered_at: random.maybe(0.5) ? hour() : null,
    follow_up_at: random.maybe(0.3) ? hour() : null,
    quarantined: random.maybe(0.15) ? (1 as const) : (0 as const),
    binned_at: random.maybe(0.15) ? hour() : null,
    first_source: random.one(origins),
    first_campaign: random.one(origins),
  }
}
type Enquiry = ReturnType<typeof enquiryFrom>
/** The enquiries that the viewer has read, and those whose notes mention them. */
type Marks = { read: Set<string>; mentioned: Set<string> }
type Filter = { query: Record<string, string>; passes: (enquiry: Enquiry) => boolean }

function promiseOf({ created_at, answered_at }: Enquiry, now: string) {
  const due = new Date(Date.parse(created_at) + 24 * HOUR).toISOString()
  if (answered_at === null && due > now) return 'open'
  return (answered_at ?? now) > due || answered_at === null ? 'broken' : 'kept'
}

/** The rules of the list in a simple form. `plain` folds texts whose accents are known. */
const plain = (text: string) =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[東京]/g, ' $& ')

/** The first owner is the viewer; the last may not see enquiries. */
function filterFrom(random: Random, owners: string[], { read, mentioned }: Marks, now: string) {
  const [me, former] = [owners[0]!, owners.at(-1)]
  const chosen: Filter[] = []
  const add = (query: Record<string, string>, passes: Filter['passes']) =>
    chosen.push({ query, passes })
  const chosenOf = <Item extends string>(items: readonly Item[]) => {
    const list = random.some(items)
    return list.length > 0 ? list : [items[0]!]
  }
  if (random.maybe(0.4)) {
    const list = chosenOf(stages)
    add({ stage: list.join(',') }, ({ stage }) => list.includes(stage))
  }
  if (random.maybe(0.3)) {
    const list = chosenOf(['me', 'none', ...owners])
    add(
      { owner: list.join(',') },
      ({ owner_id, stage }) =>
        (owner_id !== null && list.includes(owner_id)) ||
        (owner_id === me && list.includes('me')) ||
        ((owner_id === null || (owner_id === former && openStages.includes(stage))) &&
          list.includes('none')),
    )
  }
  if (random.maybe(0.2)) {
    const list = chosenOf(primaryNeeds.slice(0, 3))
    add({ need: list.join(',') }, (one) => list.some((need) => need === one.primary_need))
  }
  if (random.maybe(0.2)) {
    const list = chosenOf(revenueRanges.slice(0, 3))
    add({ range: list.join(',') }, (one) => list.some((range) => range === one.revenue_range))
  }
  for (const [name, column] of [
    ['source', 'first_source'],
    ['campaign', 'first_campaign'],
  ] as const)
    if (random.maybe(0.2)) {
      const list = chosenOf(origins.filter((origin) => origin !== null))
      const value = list.map((one) => one.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',')
      add({ [name]: value }, (one) => list.some((origin) => origin === (one[column] ?? 'none')))
    }
  if (random.maybe(0.2)) {
    const from = new Date(start + random.below(60) * 6 * HOUR).toISOString()
    add({ from }, (one) => one.created_at >= from)
  }
  if (random.maybe(0.2)) {
    // Daylight saving time begins on the eighth: the days before end at 08:00 UTC, the others at 07:00.
    const day = 1 + random.below(14)
    const end = new Date(Date.UTC(2026, 2, day + 1, day + 1 > 8 ? 7 : 8)).toISOString()
    add({ to: `2026-03-${`${day}`.padStart(2, '0')}` }, (one) => one.created_at < end)
  }
  if (random.maybe(0.15)) add({ unread: '1' }, ({ id }) => !read.has(id))
  if (random.maybe(0.15)) add({ mentioned: 'me' }, ({ id }) => mentioned.has(id))
  if (random.maybe(0.15))
    add({ waiting: '1' }, (one) => one.stage === 'new' && one.answered_at === null)
  if (random.maybe(0.15)) {
    const promise = random.one(['kept', 'broken', 'open'])
    add({ promise }, (one) => promiseOf(one, now) === promise)
  }
  if (random.maybe(0.1))
    add({ follow_up: 'due' }, (one) => one.follow_up_at !== null && one.follow_up_at <= now)
  if (random.maybe(0.5)) {
    const sought = Array.from({ length: 1 + random.below(2) }, () => {
      const word = random.one([...words, 'nowhere'])
      return word.slice(0, 1 + random.below(word.length))
    })
    const beginnings = plain(sought.join(' ')).split(' ').filter(Boolean)
    add({ q: sought.join(random.one([' ', ', ', '"'])) }, (one) => {
      const reference = one.id.slice(-8)
      const all = `${one.name} ${one.company} ${one.email} ${one.message ?? ''} ${reference} ${reference.slice(4)}`
      const own = plain(all).split(/[ @.]/)
      return beginnings.every((begin) => own.some((word) => word.startsWith(begin)))
    })
  }
  const box = random.one(['inbox', 'inbox', 'quarantine', 'bin'])
  if (box !== 'inbox') chosen.push({ query: { [box]: 'only' }, passes: () => true })
  const inBox = (one: Enquiry) =>
    box === 'bin'
      ? one.binned_at !== null
      : one.binned_at === null && one.quarantined === (box === 'quarantine' ? 1 : 0)
  return {
    query: Object.assign({}, ...chosen.map(({ query }) => query)) as Record<string, string>,
    passes: (one: Enquiry) => inBox(one) && chosen.every(({ passes }) => passes(one)),
  }
}

const sortedBy = (enquiries: Enquiry[], key: (one: Enquiry) => string) =>
  enquiries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))

test('for random filters and searches both databases return what the rules say', async () => {
  await using server = await startTestApp({ now: new Date(start + 200 * HOUR) })
  const random = generator(20_261_122)
  const me = await server.makeUser({ role: 'admin' })
  const colleague = await server.makeUser({ role: 'admin' })
  const owners = [me.id, colleague.id, (await server.makeUser()).id]
  const enquiries = Array.from({ length: 400 }, (_, number) => enquiryFrom(random, owners, number))
  const ids = await storeEnquiries(server, enquiries)
  const { db } = server.database
  await indexMissing(db, ids)
  const read = new Set(ids.filter(() => random.maybe(0.5)))
  const now = server.clock.now().toISOString()
  const marks = [...read].map((submission_id) => ({
    id: uuidv7(),
    user_id: me.id,
    submission_id,
    read_at: now,
  }))
  await db.insertInto('enquiry_reads').values(marks).execute()
  const mentioned = new Set(ids.filter(() => random.maybe(0.7)))
  for (const submission_id of mentioned)
    for (const { id: user_id } of [me, colleague]) {
      const entry = { id: uuidv7(), submission_id, created_at: now, kind: 'note' as const }
      const data = JSON.stringify({ text: '', mentions: [] })
      await db
        .insertInto('timeline_entries')
        .values({ ...entry, data })
        .execute()
      const mention = { id: uuidv7(), entry_id: entry.id, user_id, submission_id }
      await db.insertInto('note_mentions').values(mention).execute()
    }
  const { access_token } = await server.signIn(me.email, me.password)
  const headers = { authorization: `Bearer ${access_token}` }
  const position = (one: Enquiry) => `${one.created_at} ${one.id}`
  const followUp = (one: Enquiry) => `${one.follow_up_at} ${one.id}`
  const inOrder = sortedBy(enquiries, position)
  let found = 0

  for (let round = 0; round < 150; round++) {
    const { query, passes } = filterFrom(random, owners, { read, mentioned }, now)
    const sort = random.one(['newest', 'oldest', 'due'])
    const limit = random.one([1, 3, 20, 200])
    const right = inOrder.filter(passes).map(({ id }) => id)
    const isByFollowUp = sort === 'due' && 'follow_up' in query
    const expected =
      sort === 'newest'
        ? right.toReversed()
        : isByFollowUp
          ? sortedBy(enquiries.filter(passes), followUp).map(({ id }) => id)
          : right
    const asked = new URLSearchParams({ ...query, sort, limit: `${limit}`, count: 'exact' })
    const got: string[] = []
    for (let page = 0; page < 4; page++) {
      const answer = await server.get(`/api/contact_submissions?${asked}`, headers)
      const { rows, total, next } = answer.json<{
        rows: { id: string }[]
        total: number
        next: string | null
      }>()
      got.push(...rows.map(({ id }) => id))
      expect([`${asked}`, total]).toEqual([`${asked}`, expected.length])
      expect(next === null).toBe(got.length === expected.length)
      if (next === null) break
      asked.set('cursor', next)
    }
    expect([`${asked}`, got]).toEqual([`${asked}`, expected.slice(0, got.length)])
    found += got.length
  }
  // Enough of the cases find something.
  expect(found).toBeGreaterThan(500)
})
