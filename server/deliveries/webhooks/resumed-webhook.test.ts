import { expect, test } from 'vitest'
import { heldProcess } from '#tests/processes/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { sendLeftBehind } from './webhook-deliveries.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const anyPort = { port: 0, host: '127.0.0.1' }
const statuses = async (app: App) => (await webhookRows(app)).map(({ status }) => status)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'an event that another process held while its webhook was resumed is still sent',
  async () => {
    await using server = await startTestApp()
    const admin = await webhookAdmin(server)
    const { id } = await admin.made()
    await admin.change(id, { paused: true })
    await using other = await heldProcess(server, ['"webhooks"'])
    const payload = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
    const sending = other.app.inject({ method: 'POST', url: '/api/submit-contact-form', payload })
    await other.held
    await admin.change(id, { paused: false })
    other.goOn()
    expect((await sending).statusCode).toBe(201)
    expect(await statuses(server)).toEqual(['paused'])
    await server.app.listen(anyPort)
    await expect.poll(() => statuses(server)).toEqual(['waiting'])
  },
)

test('a held delivery stays held while its webhook is paused, and starts over once it is not', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const [paused, resumed] = [await admin.made(), await admin.made()]
  await sendEnquiry(app)
  const { db } = app.database
  const rows = db.updateTable('deliveries').where('channel', '=', 'webhook')
  await rows.set({ status: 'paused', next_attempt_at: null, attempt_count: 7 }).execute()
  await admin.change(paused.id, { paused: true })
  expect(await sendLeftBehind(db, app.clock.now())).toBe(1)
  const found = await webhookRows(app)
  const of = (id: string) => found.find((row) => row.webhook_id === id)
  expect(of(paused.id)).toMatchObject({ status: 'paused', next_attempt_at: null })
  const next_attempt_at = app.clock.now().toISOString()
  expect(of(resumed.id)).toMatchObject({ status: 'waiting', next_attempt_at, attempt_count: 0 })
  expect(await sendLeftBehind(db, app.clock.now())).toBe(0)
})
