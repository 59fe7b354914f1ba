import { expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const now = new Date().toISOString()

test.each<[string, (db: Db) => Promise<unknown>]>([
  [
    'got a new password',
    (db) => db.updateTable('users').set({ password_hash: 'another' }).execute(),
  ],
  ['was deactivated', (db) => db.updateTable('users').set({ deactivated_at: now }).execute()],
  ['was deleted', (db) => db.deleteFrom('users').execute()],
])(
  'an account that %s while its password was being checked is not signed in',
  async (_, change) => {
    await using app = await startTestApp()
    const { email, password } = await app.makeUser()
    await using late = await heldProcess(app, ['"users"', '"email"'])
    const url = '/api/auth/token?grant_type=password'
    const signingIn = late.app.inject({ method: 'POST', url, payload: { email, password } })
    await late.held
    const { db } = app.database
    await change(db)
    late.goOn()
    const answer = await signingIn
    expect(answer.json()).toMatchObject({ error_code: 'invalid_credentials' })
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  },
)
