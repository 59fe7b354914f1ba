import SQLite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { keepStatements } from './kept-statements.ts'

function counted() {
  const connection = new SQLite(':memory:')
  connection.exec('create table boats (name text)')
  return {
    connection,
    prepare: vi.spyOn(connection, 'prepare'),
    kept: keepStatements(connection),
  }
}

test('what is asked again and again is prepared once', () => {
  const { kept, prepare } = counted()
  for (const name of ['Ada', 'Bea', 'Cid'])
    kept.prepare('insert into boats (name) values (?)').run([name])
  expect(kept.prepare('select name from boats where name > ?').all(['Ada'])).toHaveLength(2)
  expect(kept.prepare('select name from boats where name > ?').all(['Bea'])).toHaveLength(1)
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('a statement that is kept sees the columns as they are now', () => {
  const { kept, connection } = counted()
  kept.prepare('insert into boats (name) values (?)').run(['Ada'])
  expect(kept.prepare('select * from boats').all([])).toEqual([{ name: 'Ada' }])
  connection.exec('alter table boats add column oars integer')
  expect(kept.prepare('select * from boats').all([])).toEqual([{ name: 'Ada', oars: null }])
})

test('statements of many rows are not kept, and no more than a few hundred others', () => {
  const { kept, prepare } = counted()
  const long = `select ${' '.repeat(10_000)} 1`
  kept.prepare(long)
  kept.prepare(long)
  expect(prepare).toHaveBeenCalledTimes(2)
  for (let number = 0; number < 600; number++) kept.prepare(`select ${number}`)
  kept.prepare('select 599')
  expect(prepare).toHaveBeenCalledTimes(602)
  kept.prepare('select 0')
  expect(prepare).toHaveBeenCalledTimes(603)
})
