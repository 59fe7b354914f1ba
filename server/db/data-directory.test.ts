import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { openDatabase, sqliteFile } from './database.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { openLockFile } from './sqlite/lock-file.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const onSqlite = process.env.TEST_DATABASE !== 'postgres'

test.runIf(onSqlite)(
  'a data directory and files readable by other users are made private',
  async () => {
    await using server = await startTestApp()
    const { DATA_DIR } = server.place
    const file = sqliteFile(DATA_DIR)
    const files = [file, `${file}-wal`, `${file}-shm`, join(DATA_DIR, 'limits.db')]
    for (const each of files) chmodSync(each, 0o644)
    const lock = join(DATA_DIR, 'server.lock')
    writeFileSync(lock, '', { mode: 0o644 })
    chmodSync(DATA_DIR, 0o755)

    await using again = await startTestApp({ beside: server })
    openLockFile(DATA_DIR, 'server.lock').close()
    expect((await again.get('/readyz')).statusCode).toBe(200)
    expect(modeOf(DATA_DIR)).toBe('700')
    expect([...files, lock].map(modeOf)).toEqual(Array.from({ length: 5 }, () => '600'))
  },
)

test.runIf(onSqlite)(
  'a data directory open to other users that also contains other files is refused and left unchanged',
  async () => {
    const place = await emptyPlace()
    const { DATA_DIR } = place
    chmodSync(DATA_DIR, 0o755)
    writeFileSync(join(DATA_DIR, 'letter.txt'), '')
    expect(() => openDatabase({ url: '', dataDir: DATA_DIR })).toThrow(
      `The data directory ${DATA_DIR} is open to other users and holds other things (letter.txt). Close it (chmod 700 ${DATA_DIR}) or choose another one.`,
    )
    // Nobody should close /tmp.
    chmodSync(DATA_DIR, 0o1777)
    expect(() => openDatabase({ url: '', dataDir: DATA_DIR })).toThrow(
      `holds other things (letter.txt). Choose another one.`,
    )
    chmodSync(DATA_DIR, 0o755)
    expect(() => openDatabase({ url: '', dataDir: DATA_DIR })).toThrow('Close it')
    expect(modeOf(DATA_DIR)).toBe('755')
    expect(existsSync(sqliteFile(DATA_DIR))).toBe(false)
    await place.leave()
  },
)

test('a data directory that cannot be created is refused with a sentence that names it', async () => {
  const place = await emptyPlace()
  const file = join(place.DATA_DIR, 'letter.txt')
  writeFileSync(file, '')
  for (const dataDir of [file, join(file, 'data')])
    expect(() => prepareDataDirectory(dataDir)).toThrow(
      `The data directory ${dataDir} cannot be created or written to (E`,
    )
  await place.leave()
})

test.runIf(onSqlite)('a data directory that a build would empty is refused', () => {
  const dataDir = join(import.meta.dirname, '../../dist/site/data')
  expect(() => openDatabase({ url: '', dataDir })).toThrow("is inside the build's output")
  expect(existsSync(dataDir)).toBe(false)
})
