import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Where a test's database stands, in the words of the settings. */
export type Place = { DATABASE_URL: string; DATA_DIR: string }

/** Databases of this test file that are empty again. Making one takes ten times as long as emptying it. */
const free: string[] = []
let made = 0

/** An empty database on the kind that this run is about, and how to be rid of it. */
export async function emptyPlace(): Promise<Place & { leave(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anacapa-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (process.env.TEST_DATABASE !== 'postgres')
    return { DATABASE_URL: '', DATA_DIR: dataDir, leave: removeFolder }
  const url = free.pop() ?? (await createDatabase())
  return {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    async leave() {
      await query(url, 'drop schema public cascade; create schema public')
      free.push(url)
      await removeFolder()
    },
  }
}

async function createDatabase() {
  const url = new URL(inject('postgres'))
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID}_${Date.now()}_${++made}`
  await query(url.href, `create database ${name}`)
  url.pathname = name
  return url.href
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
