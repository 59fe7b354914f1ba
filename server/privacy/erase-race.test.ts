import { expect, test } from 'vitest'
import { heldProcess } from '#tests/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'

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
