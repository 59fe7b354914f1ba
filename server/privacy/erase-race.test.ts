import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { heldProcess } from '#tests/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'

const ann = 'quill@shop.example'
const enquiry = { name: 'Ann', email: ann, company: 'Shop', consent: true }

test('what a person sends, and what is told of them, while they are looked for is erased with the rest', async () => {
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
  // The last of the search: everything about the person has been found.
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

test('whoever sends an enquiry waits for a part of an erasure, and not for its end', async () => {
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

test('an erasure whose process dies in the middle is finished by another, and recorded as a whole', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const { db } = server.database
  await storeEnquiries(
    server,
    Array.from({ length: 3 }, () => ({ email: ann })),
  )
  const naming = { ...enquiry, email: 'ben@shop.example', message: `Ask ${ann}.` }
  expect((await server.post('/api/submit-contact-form', naming)).statusCode).toBe(201)
  // Each search reads enquiries first, their messages and their reasons: to count, and again when the person's own are gone.
  const search = ['"contact_submissions"', 'limit 1 offset']
  await using dying = await heldProcess(server, search, 3)
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
