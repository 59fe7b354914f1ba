import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { countWaiting } from '#tests/count-waiting.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { mailedTokens } from '#tests/newsletter-links.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

const env = { PUBLIC_URL: 'https://shop.example' }

/** Two processes: a webhook is deleted after the other has read which webhooks to notify and before it queues the event. */
async function deletedBeside(event: string, call: (app: App) => Promise<Call>) {
  const server = await startTestApp({ env })
  const admin = await webhookAdmin(server)
  const { id } = await admin.made(undefined, [event])
  const asked = await call(server)
  const other = await heldProcess(server, ['"webhooks"'])
  const answering = other.app.inject(asked)
  await other.held
  const removing = admin.remove(id)
  let isRemoved = false
  void removing.then(() => (isRemoved = true))
  await expect
    .poll(async () => isRemoved || (await countWaiting(server.database.db)) === 1)
    .toBe(true)
  other.goOn()
  const statuses = [(await answering).statusCode, (await removing).statusCode]
  const left = await webhookRows(server)
  await other[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  return { statuses, left }
}

type App = Awaited<ReturnType<typeof startTestApp>>
type Call = InjectOptions & { method: 'POST' | 'PATCH'; url: string }

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a change of an enquiry succeeds even if a webhook is deleted at that moment',
  async () => {
    const done = await deletedBeside('enquiry.changed', async (app) => {
      const staff = await staffMember(app)
      const id = await sendEnquiry(app)
      const url = `/api/contact_submissions/${id}`
      const headers = await staff.headers()
      return { method: 'PATCH', url, payload: { version: 1, stage: 'contacted' }, headers }
    })
    expect(done).toEqual({ statuses: [200, 204], left: [] })
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a subscriber is confirmed even if a webhook is deleted at that moment',
  async () => {
    const done = await deletedBeside('subscriber.confirmed', async (app) => {
      const email = 'ada@shop.example'
      await app.post('/api/subscribe', { email })
      const { confirm: token } = await mailedTokens(app, email)
      return { method: 'POST', url: '/api/newsletter/confirm', payload: { token } }
    })
    expect(done).toEqual({ statuses: [200, 204], left: [] })
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'deleting a webhook and recording a failed delivery to it run one after the other',
  async () => {
    await using server = await startTestApp({ env: { ...env, WEBHOOK_PRIVATE_TARGETS: 'on' } })
    const admin = await webhookAdmin(server)
    // The other process does not have this setting, so it refuses the address.
    const { id } = await admin.made('http://127.0.0.1:9/in')
    await sendEnquiry(server)
    // The second update: the first is the claim.
    await using other = await heldProcess(server, ['"UpdateQueryNode"', '"deliveries"'], 2)
    const draining = other.app.outbox.drain()
    await other.held
    const removing = admin.remove(id)
    await expect.poll(() => countWaiting(server.database.db)).toBe(1)
    other.goOn()
    expect((await removing).statusCode).toBe(204)
    await draining
    expect(await webhookRows(server)).toEqual([])
  },
)
