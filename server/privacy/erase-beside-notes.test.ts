import { expect, test } from 'vitest'
import { countWaiting } from '#tests/count-waiting.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const ann = 'quill@oars.example'

test('a note written while an address is being erased from another note is kept and can be found', async () => {
  await using server = await startTestApp()
  const { db, dialect } = server.database
  const { staff, id } = await withEnquiry(server)
  const notes = `${staff.path(id)}/notes`
  await staff.post(notes, { text: `Ask ${ann} as well.` })
  const headers = await staff.headers()
  await using other = await heldProcess(server, ['"DeleteQueryNode"', '"search_documents"'])
  const url = '/api/privacy/erase'
  const erasing = other.app.inject({ method: 'POST', url, headers, payload: { email: ann } })
  await other.held
  let isWritten = false
  const writing = staff.post(notes, { text: 'Prefers kayaks.' }).finally(() => (isWritten = true))
  if (dialect === 'postgres')
    await expect.poll(async () => isWritten || (await countWaiting(db)) > 0).toBe(true)
  other.goOn()
  expect([(await erasing).statusCode, (await writing).statusCode]).toEqual([200, 201])
  for (const [word, found] of [
    ['kayaks', 1],
    ['quill', 0],
  ] as const) {
    const list = await server.get(`/api/contact_submissions?q=${word}`, headers)
    expect(list.json().rows, word).toHaveLength(found)
  }
})
