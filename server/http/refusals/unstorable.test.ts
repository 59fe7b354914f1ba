import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

test('a character that one of the databases cannot store is refused on both, with the name of its field', async () => {
  await using server = await startTestApp()
  const { id, email, password } = await server.makeUser({ role: 'admin' })
  const headers = {
    authorization: `Bearer ${(await server.signIn(email, password)).access_token}`,
  }
  const session = await server.database.db
    .selectFrom('sessions')
    .select('id')
    .executeTakeFirstOrThrow()
  const name = 'Blue\u0000key'
  const answers = {
    kind: await server.get('/api/deliveries?kind=%00', headers),
    subject: await server.get('/api/deliveries?subject=%00', headers),
    q: await server.get('/api/newsletter_subscribers?q=%00', headers),
    name: await server.patch(`/api/people/${id}/sessions/${session.id}`, { name }, headers),
  }
  for (const [path, answer] of Object.entries(answers))
    expect([path, answer.statusCode, answer.json().errors]).toEqual([
      path,
      422,
      [{ path, message: 'contains a character that cannot be stored' }],
    ])
  const factor = { factor_type: 'totp', friendly_name: name }
  const added = await server.post('/api/auth/factors', factor, headers)
  expect([added.statusCode, added.json().error_code]).toEqual([400, 'validation_failed'])
})
