import { expect, test } from 'vitest'
import { bearer } from '#tests/credentials/factor-holder.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { eventually } from '#tests/eventually.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** Uses a link, and while it is being used somebody revokes or deletes what it is for. */
async function useWhile(app: App, type: string, token_hash: string, take: () => Promise<unknown>) {
  const { db, dialect } = app.database
  await using other = await heldProcess(app, ['"DeleteQueryNode"', '"one_time_tokens"'])
  const url = '/api/auth/verify'
  const using = other.app.inject({ method: 'POST', url, payload: { type, token_hash } })
  await other.held
  let isTaken = false
  const taking = take().finally(() => (isTaken = true))
  if (dialect === 'postgres')
    await expect.poll(async () => isTaken || (await countWaiting(db)) > 0).toBe(true)
  other.goOn()
  await taking
  return using
}

test.for(['deactivated', 'deleted'])(
  'a link used while its account is being %s opens a session that ends immediately',
  async (taken) => {
    await using app = await startTestApp()
    const headers = bearer(await app.adminToken())
    const user = await app.makeUser()
    await app.post('/api/auth/recover', { email: user.email })
    await eventually(async () => expect(await mailsOf(app, 'recovery')).toHaveLength(1))
    const token = await mailedToken(app, 'recovery')
    const used = await useWhile(app, 'recovery', token, async () => {
      const answer =
        taken === 'deleted'
          ? await app.post('/api/admin-delete-user', { userId: user.id }, headers)
          : await app.patch(`/api/people/${user.id}`, { active: false }, headers)
      expect(answer.statusCode).toBe(200)
    })
    expect(used.statusCode).toBe(200)
    const { access_token } = used.json<{ access_token: string }>()
    expect((await app.get('/api/auth/user', bearer(access_token))).statusCode).toBe(403)
  },
)

test('accepting an invitation while it is being revoked succeeds, and the revocation answers 404', async () => {
  await using app = await startTestApp()
  const headers = bearer(await app.adminToken())
  const invited = { email: 'jo@staff.example', role: 'user' }
  const made = await app.post('/api/admin-invite-user', invited, headers)
  const path = `/api/invitations/${made.json<{ id: string }>().id}`
  const token = await mailedToken(app, 'invitation')
  const used = await useWhile(app, 'invite', token, async () => {
    const revoked = await app.delete(path, undefined, headers)
    expect(revoked.statusCode).toBe(404)
  })
  expect(used.statusCode).toBe(200)
})
