import type { ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { LiveEvent } from '#contract/live-event.ts'
import type { startTestApp } from './start-test-app.ts'
import { sendEnquiry } from './receivers/webhook-admin.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** A staff member, with calls about enquiries in their name; the session survives any change of the clock. */
export async function staffMember(app: App, email?: string, role: 'admin' | 'user' = 'admin') {
  const user = await app.makeUser({ role, ...(email && { email }) })
  const headers = async () => ({
    authorization: `Bearer ${(await app.signIn(user.email, user.password)).access_token}`,
  })
  const path = (id: string) => `/api/contact_submissions/${id}`
  const call = {
    get: async (place: string) => app.get(place, await headers()),
    post: async (place: string, body?: object) => app.post(place, body, await headers()),
    put: async (place: string, body?: object) => app.put(place, body, await headers()),
    patch: async (place: string, body: object) => app.patch(place, body, await headers()),
    delete: async (place: string) => app.delete(place, undefined, await headers()),
  }
  return {
    ...user,
    ...call,
    headers,
    path,
    read: async (id: string) => (await call.get(path(id))).json<ContactSubmissionDetail>(),
    /** Based on its current version, whatever that is. */
    async change(id: string, change: object) {
      const { version } = (await call.get(path(id))).json<ContactSubmissionDetail>()
      return call.patch(path(id), { version, ...change })
    },
  }
}

/** A server with one enquiry and one admin. */
export async function withEnquiry(app: App, more = {}) {
  const staff = await staffMember(app, 'maya@agency.example')
  return { staff, id: await sendEnquiry(app, more) }
}

/** The events that open dashboards received, oldest first. */
export async function liveEvents(app: App) {
  const rows = await app.database.db
    .selectFrom('live_events')
    .select(['kind', 'submission_id', 'data'])
    .orderBy('seq')
    .execute()
  for (const { kind, submission_id, data } of rows)
    if (kind !== JSON.parse(data).kind || submission_id !== JSON.parse(data).id)
      throw new Error(`The event ${data} is filed as ${kind} of ${submission_id}`)
  return rows.map(({ data }) => JSON.parse(data) as LiveEvent)
}

/** The written history of an enquiry, oldest first. */
export const writtenHistory = async (app: App, id: string) =>
  (
    await app.database.db
      .selectFrom('timeline_entries')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ kind, actor_id, actor_email, created_at, data }) => ({
    kind,
    at: created_at,
    actor: { id: actor_id, email: actor_email },
    ...(JSON.parse(data) as object),
  }))

/** For calls below the routes: a release that tells nobody. */
export const releasing = { notify: [], askForGuides: async () => async () => {} }
