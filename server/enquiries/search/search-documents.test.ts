import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrate, migratorOf } from '#server/db/migrate.ts'
import { countIndexed } from '#server/db/search-index.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { addWords, searchDocument } from './search-documents.ts'

const enquiry = {
  name: 'Zoë Straße',
  email: 'zoe@shop.example',
  company: 'Engines',
  message: 'Engines, engines & ENGINES',
  consent: true,
}

test('an enquiry is stored with its words, each once and case-folded, and those of its notes are added', async () => {
  await using server = await startTestApp()
  const receipt = await server.post('/api/submit-contact-form', enquiry)
  const { id } = receipt.json<{ id: string }>()
  const { db, dialect } = server.database
  const words = () => db.selectFrom('search_documents').selectAll().execute()
  const [left, right] = [id.slice(-8, -4), id.slice(-4)]
  const own = `${left} ${right} ${left}${right} zoe strasse shop example engines`
  expect(await words()).toMatchObject([{ submission_id: id, words: own }])
  const note = (text: string) => db.transaction().execute((trx) => addWords(trx, dialect, id, text))
  await note('Café, engines')
  expect(await words()).toMatchObject([{ words: `${own} cafe` }])
  // An enquiry from before words were stored.
  await db.deleteFrom('search_documents').execute()
  await note('later')
  expect(await words()).toMatchObject([{ words: `${own} later` }])
})

test('at most 100,000 characters of words are stored for an enquiry, and no word is cut', async () => {
  await using server = await startTestApp()
  const receipt = await server.post('/api/submit-contact-form', enquiry)
  const { id } = receipt.json<{ id: string }>()
  const { db, dialect } = server.database
  const note = async (text: string) => {
    await db.transaction().execute((trx) => addWords(trx, dialect, id, text))
    const row = db.selectFrom('search_documents').select('words')
    return (await row.executeTakeFirstOrThrow()).words
  }
  const own = await note('')
  const count = Math.floor((99_980 - own.length) / 7)
  const many = Array.from({ length: count }, (_, at) => `w${10_000 + at}`).join(' ')
  const left = 100_000 - (own.length + 1 + many.length)
  expect(await note(many)).toHaveLength(100_000 - left)
  const tooLong = 'x'.repeat(left)
  expect(await note(tooLong)).toHaveLength(100_000 - left)
  const fitting = tooLong.slice(1)
  expect(await note(fitting)).toBe(`${own} ${many} ${fitting}`)
  expect(await note('later')).toBe(`${own} ${many} ${fitting}`)
})

test('initial letters are stored for notes and for enquiries from before that column existed', async () => {
  const place = await emptyPlace()
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  const { db, dialect } = database
  await migratorOf(database).migrateTo('014-passkeys')
  const id = '01930000-0000-7000-8000-000000000001'
  const created_at = '2026-11-23T00:00:00.000Z'
  await sql`insert into contact_submissions (id, name, email, company, created_at, quarantined)
    values (${id}, 'Zoe', 'zoe@shop.example', 'Engines', ${created_at}, 0)`.execute(db)
  const document = { submission_id: id, words: 'zoe 9lives \u6771 engines' }
  await db.insertInto('search_documents').values(document).execute()
  await migrate(database)
  const found = async () => {
    const letters = 'acelz9'.split('')
    const counts = await Promise.all(letters.map((letter) => countIndexed(database, [letter])))
    return letters.filter((_, at) => counts[at] === 1).join('')
  }
  expect(await found()).toBe('ez9')
  await db.transaction().execute((trx) => addWords(trx, dialect, id, 'later'))
  expect(await found()).toBe('elz9')
  expect(await countIndexed(database, ['lat', 'eng'])).toBe(1)
  await database.close()
  await place.leave()
})

test('of hundreds of long notes only as many are folded as are kept', () => {
  const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Oars', website: null }
  const id = '01930000-0000-7000-8000-000000000001'
  const noteOf = (number: number) => ({
    text: Array.from({ length: 1_400 }, (_, at) => `w${number * 1_400 + at}`).join(' '),
  })
  const notes = Array.from({ length: 300 }, (_, number) => noteOf(number))
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const { words } = searchDocument({ id, ...ada, message: null }, notes)
  const folded = normalize.mock.contexts.reduce<number>((all, text) => all + `${text}`.length, 0)
  normalize.mockRestore()
  expect([words.length > 99_000, words.length <= 100_000]).toEqual([true, true])
  expect(folded).toBeLessThan(500_000)
})
