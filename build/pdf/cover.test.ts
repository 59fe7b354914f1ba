import { expect, test } from 'vitest'
import { allArticles } from '#build/articles/all-articles.ts'
import { coverOf, inventedPdf } from '#tests/invented-pdf.ts'
import { resourceDrawings } from './resource-drawings.ts'

test('the cover shows the drawing in its own pen colors', async () => {
  const drawing =
    '<svg><path class="blank" stroke-width="3" d="M36 24H366"/><g class="accent"><path class="solid" d="M7 9h11v13z"/></g><circle cx="40" cy="50" r="6"/></svg>'
  const bare = coverOf(await inventedPdf('A line.'))
  const cover = coverOf(await inventedPdf('A line.', drawing))
  for (const drawn of ['36 24 m\n366 24 l', '7 9 m\n18 9 l', '34 50 m']) {
    expect(cover).toContain(drawn)
    expect(bare).not.toContain(drawn)
  }
})

test('every resource has a cover of its own', async () => {
  const drawings = await resourceDrawings()
  const slugs = (await allArticles()).map(({ slug }) => slug)
  expect(Object.keys(drawings).toSorted()).toEqual(slugs.toSorted())
  const covers = await Promise.all(
    slugs.map(async (slug) => coverOf(await inventedPdf('A line.', drawings[slug]))),
  )
  expect(new Set(covers).size).toBe(slugs.length)
})

test('the same article and drawing produce identical bytes', async () => {
  expect(await inventedPdf('A line.')).toBe(await inventedPdf('A line.'))
})
