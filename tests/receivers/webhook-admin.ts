import type { Webhook, WebhookDelivery, WebhookWithSecret } from '#contract/webhook.ts'
import type { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
const path = '/api/webhooks'

/** The webhook calls in the name of a new admin, whose session survives any change of the clock. */
export async function webhookAdmin(app: App) {
  const { email, password } = await app.makeUser({ role: 'admin' })
  const headers = async () => ({
    authorization: `Bearer ${(await app.signIn(email, password)).access_token}`,
  })
  const add = async (body: object) => app.post(path, body, await headers())
  const post = async (place: string) => app.post(`${path}/${place}`, undefined, await headers())
  return {
    headers,
    add,
    made: async (url = 'https://hooks.example.com/in', events = ['enquiry.received']) =>
      (await add({ url, events })).json<WebhookWithSecret>(),
    list: async () =>
      (await app.get(path, await headers())).json<{ rows: Webhook[]; total: number }>(),
    change: async (id: string, body: object) => app.patch(`${path}/${id}`, body, await headers()),
    remove: async (id: string) => app.delete(`${path}/${id}`, undefined, await headers()),
    rotate: async (id: string) => (await post(`${id}/rotate-secret`)).json<WebhookWithSecret>(),
    test: async (id: string) => (await post(`${id}/test`)).json<WebhookDelivery>(),
  }
}

/** Waiting deliveries to webhooks, oldest first. */
export const webhookRows = (app: App) =>
  app.database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('channel', '=', 'webhook')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function sendEnquiry(app: App, more = {}) {
  const body = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
  const answer = await app.post('/api/submit-contact-form', { ...body, ...more })
  return answer.json<{ id: string }>().id
}
