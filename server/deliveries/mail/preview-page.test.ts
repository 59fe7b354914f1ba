import { expect, test } from 'vitest'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const enquiry = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test('a preview address stops working when its session ends or loses the permission, and is never logged', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'one@agency.example' } })
  await app.post('/api/submit-contact-form', enquiry)
  const { db } = app.database
  const { id } = await db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow()
  const opened = async () => {
    const staff = await staffMember(app)
    const { page } = (await staff.get(`/api/deliveries/${id}/preview`)).json<{ page: string }>()
    app.keepSecret(page.split('/').at(-1)!)
    expect((await app.get(page)).statusCode).toBe(200)
    return { staff, page }
  }
  const leaving = await opened()
  expect((await leaving.staff.post('/api/auth/logout')).statusCode).toBe(204)
  const demoted = await opened()
  const role = db.updateTable('user_roles').set({ role: 'user' })
  await role.where('user_id', '=', demoted.staff.id).execute()
  for (const { page } of [leaving, demoted]) expect((await app.get(page)).statusCode).toBe(404)
  const paths = app.logs.map((line) => (line as { path?: string }).path)
  expect(paths.filter((path) => path === '/api/delivery-previews/:ticket')).toHaveLength(4)
})
