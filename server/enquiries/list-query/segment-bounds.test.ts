import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { segmentBounds } from './segment-bounds.ts'

/** A database that counts how often enquiries are read to find their bounds, and how many it pretends to have. */
async function startCounting() {
  const app = await startTestApp()
  const state = { reads: 0, isGone: false }
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      if (!JSON.stringify(node).includes('"contact_submissions"')) return node
      state.reads++
      if (state.isGone) throw new Error('The database is gone')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = app.database.db.withPlugin(counting)
  const group = { stage: 'new', answered: 0, owner_id: '', shard: 0 } as const
  for (const box of ['inbox', 'bin'] as const)
    await db
      .insertInto('enquiry_tallies')
      .values({ ...group, box, count: 0 })
      .execute()
  return {
    ...app,
    state,
    grow: (count: number) =>
      app.database.db
        .updateTable('enquiry_tallies')
        .set({ count })
        .where('box', '=', 'inbox')
        .execute(),
    look: (box: 'inbox' | 'bin' = 'inbox') => segmentBounds(db, box),
  }
}

test('the segment bounds of a box are read once, until it has grown or shrunk by half a segment', async () => {
  await using app = await startCounting()
  await app.grow(50_000)
  for (const [size, reads] of [
    [50_000, 1],
    [50_000, 1],
    [59_999, 1],
    [40_001, 1],
    [60_000, 2],
    [60_001, 2],
    [50_000, 3],
    [50_001, 3],
  ] as const) {
    await app.grow(size)
    expect(await app.look()).toEqual([])
    expect([size, app.state.reads]).toEqual([size, reads])
  }
})

test('each box has its own bounds, and concurrent calls share one read', async () => {
  await using app = await startCounting()
  await Promise.all([app.look(), app.look(), app.look('bin')])
  expect(app.state.reads).toBe(2)
  await app.look('bin')
  expect(app.state.reads).toBe(2)
})

test('bounds that could not be read are read again', async () => {
  await using app = await startCounting()
  app.state.isGone = true
  await expect(app.look()).rejects.toThrow('gone')
  app.state.isGone = false
  expect(await app.look()).toEqual([])
  expect(app.state.reads).toBe(2)
})
