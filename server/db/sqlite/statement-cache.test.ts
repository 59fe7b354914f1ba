import SQLite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { cacheStatements } from './statement-cache.ts'

function counted() {
  const connection = new SQLite(':memory:')
  connection.exec('create table boats (name text)')
  return {
    connection,
    prepare: vi.spyOn(connection, 'prepare'),
    cache: cacheStatements(connection),
  }
}

test('a repeated statement is prepared once', () => {
  const { cache, prepare } = counted()
  for (const name of ['Ada', 'Bea', 'Cid'])
    cache.prepare('insert into boats (name) values (?)').run([name])
  expect(cache.prepare('select name from boats where name > ?').all(['Ada'])).toHaveLength(2)
  expect(cache.prepare('select name from boats where name > ?').all(['Bea'])).toHaveLength(1)
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('a cached statement returns the columns as they are now', () => {
  const { cache, connection } = counted()
  cache.prepare('insert into boats (name) values (?)').run(['Ada'])
  expect(cache.prepare('select * from boats').all([])).toEqual([{ name: 'Ada' }])
  connection.exec('alter table boats add column oars integer')
  expect(cache.prepare('select * from boats').all([])).toEqual([{ name: 'Ada', oars: null }])
})

test('very long statements are not cached, and of others only a few hundred', () => {
  const { cache, prepare } = counted()
  const long = `select ${' '.repeat(10_000)} 1`
  cache.prepare(long)
  cache.prepare(long)
  expect(prepare).toHaveBeenCalledTimes(2)
  for (let number = 0; number < 600; number++) cache.prepare(`select ${number}`)
  cache.prepare('select 599')
  expect(prepare).toHaveBeenCalledTimes(602)
  cache.prepare('select 0')
  expect(prepare).toHaveBeenCalledTimes(603)
})
