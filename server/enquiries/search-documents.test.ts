import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { addWords } from './search-documents.ts'

const enquiry = {
  name: 'Zoë Straße',
  email: 'zoe@shop.example',
  company: 'Engines',
  message: 'Engines, engines & ENGINES',
  consent: true,
}

test('an enquiry is stored with its words, each once and folded, and those of its notes join them', async () => {
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
  // An enquiry from before there were words.
  await db.deleteFrom('search_documents').execute()
  await note('later')
  expect(await words()).toMatchObject([{ words: `${own} later` }])
})
