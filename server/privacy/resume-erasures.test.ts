import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadSecrets } from '#server/accounts/secrets.ts'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { resumeErasures } from './erase-person.ts'
import { saveErasure } from './pending-erasures.ts'
import { countsOf, findPerson } from './personal-data.ts'

const email = 'quill@shop.example'

test('an erasure that began before AUTH_SECRET changed is completed, even if another one fails', async () => {
  await using app = await startTestApp()
  const { db } = app.database
  const depsOfNewSecret = async () => {
    const secret = randomBytes(48).toString('base64url')
    const secrets = await loadSecrets(app.database, readEnv({ AUTH_SECRET: secret }).env!)
    return { database: app.database, secrets, now: app.clock.now }
  }
  await storeEnquiries(app, [{ email }])
  const { id: by } = await app.makeUser({ role: 'admin' })
  const counts = countsOf(await findPerson(db, email))
  const old = await depsOfNewSecret()
  await db.transaction().execute((trx) => saveErasure(trx, old, { by, counts }))
  await db.insertInto('settings').values({ key: 'erasure:', value: 'unreadable' }).execute()

  const { signal } = new AbortController()
  const resumed = resumeErasures(await depsOfNewSecret(), signal)
  await expect(resumed).rejects.toThrow('unreadable')
  expect(await db.selectFrom('contact_submissions').select('id').execute()).toEqual([])
  const left = db.selectFrom('settings').select('key').where('key', 'like', 'erasure:%')
  expect(await left.execute()).toEqual([{ key: 'erasure:' }])
})
