import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/timeline.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type Note = Extract<TimelineEntry, { kind: 'note' }>

async function withNotes() {
  const app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  for (const email of ["o'brien@agency.example", 'ann@agency.example', 'ann-b@agency.example'])
    await app.makeUser({ email, role: 'admin' })
  return {
    write: async (text: string) => {
      const answer = await staff.post(`${staff.path(id)}/notes`, { text })
      expect(answer.statusCode).toBe(201)
      return answer.json<Note>().mentions
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

test.each([
  ["@ann's and @o'brien's", ['ann@agency.example', "o'brien@agency.example"]],
  ['@ann/jonas, or @ann-b... or @ANN-B!', ['ann@agency.example', 'ann-b@agency.example']],
  ['@ann-c, @!ann, @.ann and @annie', []],
  ["@ann'.!...", ['ann@agency.example']],
])('"%s" mentions whom it names', async (text, mentions) => {
  await using notes = await withNotes()
  expect(await notes.write(text)).toEqual(mentions)
})

test('a note that is crafted to be slow to read is stored nearly as fast as any other', async () => {
  await using notes = await withNotes()
  /** The shortest of several times, since other work on the machine only adds to it. */
  async function shortest(part: string) {
    const times: number[] = []
    for (let each = 1; each <= 4; each++) {
      const text = `${each} ${part.repeat(50)}`.slice(0, 10_000)
      const begin = performance.now()
      expect(await notes.write(text)).toEqual([])
      times.push(performance.now() - begin)
    }
    return Math.min(...times)
  }
  const slow = await shortest(`@${'.'.repeat(160)}${'!'.repeat(158)} `)
  const any = await shortest('a'.repeat(320))
  // If the time grew with the cube of a name's length, it would be more than a hundred times as long.
  expect(slow).toBeLessThan(Math.max(any, 10) * 10)
})
