import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

test('several processes that start together bring the schema up to date once', async () => {
  await using test = await startTestApp()
  const { DATABASE_URL: url, DATA_DIR: dataDir } = test.place
  const databases = Array.from({ length: 4 }, () => openDatabase({ url, dataDir }))
  await Promise.all(databases.map(migrate))
  await Promise.all(databases.map((database) => database.close()))
  expect(await test.database.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('each test has a database of its own', async () => {
  await using one = await startTestApp()
  await using other = await startTestApp()
  await one.makeUser({ role: 'admin' })
  const users = (at: typeof one) => at.database.db.selectFrom('users').select('id').execute()
  expect(await users(one)).toHaveLength(1)
  expect(await users(other)).toHaveLength(0)
})
