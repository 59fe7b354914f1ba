import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { places } from './mentions.ts'

/** Columns of text in which nobody can have written somebody else's address. */
const exceptions = {
  id: 'ours',
  email: 'an address itself: the whole enquiry is deleted with it',
  revenue_range: 'an option of the form',
  primary_need: 'an option of the form',
  stage: 'a word of the contract',
  owner_id: 'an id',
  created_at: 'a time',
  due_at: 'a time',
  answered_at: 'a time',
  follow_up_at: 'a time',
  binned_at: 'a time',
}

test('an erasure searches every column of an enquiry that can hold what somebody wrote', async () => {
  await using app = await startTestApp()
  const tables = await app.database.db.introspection.getTables()
  const { columns } = tables.find(({ name }) => name === 'contact_submissions')!
  const texts = columns.filter(({ dataType }) => dataType.toLowerCase() === 'text')
  const searched = places.find(({ table }) => table === 'contact_submissions')!.columns
  expect([...searched, ...Object.keys(exceptions)].toSorted()).toEqual(
    texts.map(({ name }) => name).toSorted(),
  )
})
