import { expect, test } from 'vitest'
import type { RelatedEnquiry } from '#contract/related.ts'
import { staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

test('other enquiries from the same address or company are suggested, newest first, with the reason', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const send = (more: object) => {
    app.clock.advance(1)
    return sendEnquiry(app, more)
  }
  const address = await send({ email: 'ADA@Shop.example', company: 'Other' })
  const company = await send({ email: 'bob@shop.example', company: 'ENGINES' })
  const both = await send({})
  const binned = await send({})
  await send({ email: 'eve@shop.example', company: 'Engine' })
  await staff.put(`${staff.path(binned)}/bin`)
  await staff.change(company, { stage: 'won' })
  const related = async (of: string) =>
    (await staff.get(`${staff.path(of)}/related`)).json<{ rows: RelatedEnquiry[] }>().rows
  expect((await related(id)).map((row) => [row.id, row.why])).toEqual([
    [both, 'email'],
    [company, 'company'],
    [address, 'email'],
  ])
  expect((await related(id))[1]).toEqual({
    id: company,
    name: 'Ada',
    company: 'ENGINES',
    email: 'bob@shop.example',
    created_at: expect.any(String),
    stage: 'won',
    quarantined: false,
    why: 'company',
  })
  await staff.put(`${staff.path(company)}/quarantine`)
  expect((await related(id))[1]).toMatchObject({ id: company, quarantined: true })
  expect((await related(binned)).map((row) => row.id)).toContain(id)
  expect((await staff.get(`${staff.path(staff.id)}/related`)).statusCode).toBe(404)
  const user = await staffMember(app, 'user@agency.example', 'user')
  expect((await user.get(`${staff.path(id)}/related`)).statusCode).toBe(403)
})

test('at most twenty related enquiries are suggested', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  for (let count = 0; count < 12; count++) {
    app.clock.advance(1)
    await sendEnquiry(app, { company: `Company ${count}` })
    await sendEnquiry(app, { email: `ada${count}@shop.example` })
  }
  const { rows } = (await staff.get(`${staff.path(id)}/related`)).json<{ rows: RelatedEnquiry[] }>()
  expect(rows).toHaveLength(20)
  const times = rows.map((row) => row.created_at)
  expect(times).toEqual(times.toSorted().toReversed())
})
