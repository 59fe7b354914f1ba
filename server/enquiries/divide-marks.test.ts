import { expect, test, vi } from 'vitest'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { searchWords } from './search/search-words.ts'

/** Combining marks in the order that takes longest to sort. */
const marks = (length: number) =>
  `a${'\u0301'.repeat(length / 2)}${'\u0316'.repeat(length / 2 - 1)}`

/** The longest run of marks in any text that `normalize` was called on; the divider ends a run. */
function longestRun({ mock }: { mock: { contexts: unknown[] } }) {
  const runs = mock.contexts.flatMap((text) => String(text).match(/[^\P{M}\u034f]+/gu) ?? [])
  return Math.max(0, ...runs.map(({ length }) => length))
}

test('a message, a note or a search with thousands of combining marks is never sorted as one run of them', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const enquiry = { name: 'Zoë', email: 'zoe@shop.example', company: 'Oars', consent: true }
  const sent = await app.post('/api/submit-contact-form', { ...enquiry, message: marks(5_000) })
  expect(sent.statusCode).toBe(201)
  const note = await staff.post(`${staff.path(id)}/notes`, { text: marks(10_000) })
  expect(note.statusCode).toBe(201)
  expect(normalize).toHaveBeenCalled()
  expect(longestRun(normalize)).toBeLessThanOrEqual(30)
})

test('letters with many marks are found without them', () => {
  expect(searchWords(`${marks(200)}b zoe\u0308`)).toEqual(['ab', 'zoe'])
})
