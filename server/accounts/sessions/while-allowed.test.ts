import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const ann = 'ann@shop.example'

/** Each is read in several parts; the query is one that only its second part runs, and no background work does. */
const downloads = [
  {
    path: '/api/contact_submissions/export?format=csv',
    asks: ['"contact_submissions"', '"SelectAllNode"'],
    number: 2,
  },
  {
    path: '/api/newsletter_subscribers/export?format=csv',
    asks: ['"newsletter_subscribers"', '"SelectAllNode"'],
    number: 2,
  },
  { path: '/api/audit/export?format=csv', asks: ['"audit_entries"', '"audit_names"'], number: 2 },
  { path: '/api/privacy/export', asks: ['"consents"', '"SelectAllNode"'], number: 1 },
]

async function fill(server: App) {
  await storeEnquiries(
    server,
    Array.from({ length: 60 }, () => ({ email: ann })),
  )
  const { db } = server.database
  const time = server.clock.now().toISOString()
  const subscriber = {
    confirmed_at: null,
    unsubscribed_at: null,
    consent_version: null,
    consent_text: null,
    page_path: null,
    ip: '192.0.2.1',
    user_agent: null,
  }
  for (let part = 0; part < 6; part++)
    await db
      .insertInto('newsletter_subscribers')
      .values(
        Array.from({ length: 100 }, () => ({
          ...subscriber,
          id: uuidv7(),
          email: `${uuidv7()}@shop.example`,
          created_at: time,
        })),
      )
      .execute()
  await db.transaction().execute(async (trx) => {
    for (let entry = 0; entry < 510; entry++)
      await recordAudit(trx, { action: 'sign_in.failed', by: null }, server.clock.now())
  })
}

test('a download stops when the session that requested it ends or loses the permission', async () => {
  await using server = await startTestApp()
  await fill(server)
  for (const { path, asks, number } of downloads)
    for (const end of [signOut, demote, goOn]) {
      const { id, email, password } = await server.makeUser({ role: 'admin' })
      const { access_token } = await server.signIn(email, password)
      await using other = await heldProcess(server, asks, number)
      const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
      const asked = fetch(url + path, {
        headers: {
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/json',
          // Otherwise closing the other process would wait until the connection has been idle for seconds.
          connection: 'close',
        },
        ...(path.includes('privacy') && { method: 'POST', body: JSON.stringify({ email: ann }) }),
      })
      await other.held
      await end(server, { id, access_token })
      other.goOn()
      const whole = asked.then((answer) => answer.text())
      const outcome = await whole.then(
        () => 'whole',
        () => 'cut off',
      )
      expect([path, outcome]).toEqual([path, end === goOn ? 'whole' : 'cut off'])
    }
})

type Reader = { id: string; access_token: string }

async function signOut(server: App, { access_token }: Reader) {
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await server.post('/api/auth/logout', undefined, headers)).statusCode).toBe(204)
}

async function demote({ database: { db } }: App, { id }: Reader) {
  await db.updateTable('user_roles').set({ role: 'user' }).where('user_id', '=', id).execute()
}

async function goOn() {}
