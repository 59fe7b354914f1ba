import { expect, test } from 'vitest'
import { HOUR } from '#contract/durations.ts'
import { queueDigest } from '#server/enquiries/digest.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { eventually } from '#tests/eventually.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { eraseEnquiries } from './erase-steps.ts'

const ann = 'quill@shop.example'
const enquiry = { name: 'Ann', email: ann, company: 'Shop', consent: true }

test('data that a person sends, and events about them, while an erasure searches are erased as well', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const webhook = {
    url: 'https://hooks.example/oars',
    events: ['enquiry.received', 'enquiry.changed'],
  }
  expect((await server.post('/api/webhooks', webhook, headers)).statusCode).toBe(201)
  const send = () => server.post('/api/submit-contact-form', enquiry)
  expect((await send()).statusCode).toBe(201)
  const [first] = await server.database.db.selectFrom('contact_submissions').selectAll().execute()
  // The last query of the search: everything about the person has been found.
  await using other = await heldProcess(server, ['"deliveries"', 'limit 1 offset'])
  const url = '/api/privacy/erase'
  const erasing = other.app.inject({ method: 'POST', url, headers, payload: { email: ann } })
  await other.held
  expect((await send()).statusCode).toBe(201)
  const change = { stage: 'contacted', version: first!.version }
  const changed = await server.patch(`/api/contact_submissions/${first!.id}`, change, headers)
  expect(changed.statusCode).toBe(200)
  other.goOn()
  const erased = await erasing
  expect([erased.statusCode, erased.json().enquiries]).toEqual([200, 2])
  const { db } = server.database
  expect(await db.selectFrom('contact_submissions').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('deliveries').select('data').execute()).toEqual([])
})

test('a new enquiry waits for one step of an erasure, not for its end', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const many = 1_500
  await storeEnquiries(
    server,
    Array.from({ length: many }, () => ({ email: ann })),
  )
  const ofAnn = server.database.db.selectFrom('contact_submissions').where('email', '=', ann)
  const left = async () => (await ofAnn.select('id').execute()).length
  const erasure = { isOver: false }
  const erasing = server
    .post('/api/privacy/erase', { email: ann }, headers)
    .finally(() => (erasure.isOver = true))
  const sent: number[] = []
  while (!erasure.isOver) {
    const answer = await server.post('/api/submit-contact-form', {
      ...enquiry,
      email: `${sent.length}@shop.example`,
    })
    if (answer.statusCode !== 201) break
    sent.push(await left())
  }
  expect((await erasing).json()).toMatchObject({ enquiries: many })
  expect(sent.filter((count) => count > 0 && count < many)).not.toEqual([])
})

test('an erasure whose process dies is completed by another process and recorded as a whole', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const { db } = server.database
  await storeEnquiries(
    server,
    Array.from({ length: 3 }, () => ({ email: ann })),
  )
  const naming = { ...enquiry, email: 'ben@shop.example', message: `Ask ${ann}.` }
  expect((await server.post('/api/submit-contact-form', naming)).statusCode).toBe(201)
  // Each search reads enquiries first: once to count, and again when the person's own are gone.
  const search = ['"contact_submissions"', 'limit 1 offset']
  await using dying = await heldProcess(server, search, 2)
  const url = '/api/privacy/erase'
  const erasing = dying.app.inject({ method: 'POST', url, headers, payload: { email: ann } })
  await dying.held
  const messages = async () =>
    (await db.selectFrom('contact_submissions').select('message').execute()).map(
      ({ message }) => message,
    )
  expect(await messages()).toEqual([`Ask ${ann}.`])

  await using later = await startTestApp({ beside: server })
  await later.app.listen({ port: 0, host: '127.0.0.1' })
  const told = db.selectFrom('audit_entries').select('data').where('action', '=', 'person.erased')
  await eventually(async () => expect(await told.execute()).toHaveLength(1))
  expect(JSON.parse((await told.execute())[0]!.data)).toMatchObject({ enquiries: 3, mentions: 2 })
  expect(await messages()).toEqual(['Ask [erased].'])
  expect(JSON.stringify(await db.selectFrom('settings').selectAll().execute())).not.toContain(ann)

  dying.goOn()
  expect((await erasing).statusCode).toBe(200)
  expect(await told.execute()).toHaveLength(1)
})

test('a change made after the address was found in a text is not overwritten', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const sent = await server.post('/api/submit-contact-form', {
    ...enquiry,
    email: 'ben@shop.example',
  })
  const record = `/api/contact_submissions/${sent.json<{ id: string }>().id}`
  const lose = (version: number, lost_reason: string) =>
    server.patch(record, { version, stage: 'lost', lost_reason }, headers)
  expect((await lose(1, `Works with ${ann}.`)).statusCode).toBe(200)
  // In the second search, when the reasons have been read.
  await using other = await heldProcess(server, ['"timeline_entries"', 'limit 1 offset'], 3)
  const url = '/api/privacy/erase'
  const erasing = other.app.inject({ method: 'POST', url, headers, payload: { email: ann } })
  await other.held
  expect((await lose(2, 'Chose another agency.')).statusCode).toBe(200)
  other.goOn()
  expect((await erasing).statusCode).toBe(200)
  expect((await server.get(record, headers)).json()).toMatchObject({
    lost_reason: 'Chose another agency.',
  })
})

test('two people erased from one reminder at the same moment are both removed from it', async () => {
  await using server = await startTestApp()
  const { clock, database } = server
  const { db, dialect } = database
  const people = [ann, 'ben@shop.example']
  for (const email of people)
    expect((await server.post('/api/submit-contact-form', { ...enquiry, email })).statusCode).toBe(
      201,
    )
  await server.post('/api/submit-contact-form', { ...enquiry, email: 'cy@shop.example' })
  clock.advance(21 * HOUR)
  await queueDigest(database, ['sales@agency.example'], clock.now())
  const [first, second] = people.map(() => Promise.withResolvers<void>())
  const erase = (email: string, isOver: Promise<void>) => {
    const done = Promise.withResolvers<void>()
    const erasing = db.transaction().execute(async (trx) => {
      await eraseEnquiries(trx, dialect, email, clock.now())
      done.resolve()
      await isOver
    })
    return { done: done.promise, erasing }
  }
  const one = erase(people[0]!, first!.promise)
  await one.done
  const other = erase(people[1]!, second!.promise)
  if (dialect === 'postgres') await eventually(async () => expect(await countWaiting(db)).toBe(1))
  first!.resolve()
  second!.resolve()
  await Promise.all([one.erasing, other.erasing])
  const digest = db.selectFrom('deliveries').select('data').where('kind', '=', 'digest')
  const { data } = await digest.executeTakeFirstOrThrow()
  expect(JSON.parse(data).enquiries).toHaveLength(1)
})
