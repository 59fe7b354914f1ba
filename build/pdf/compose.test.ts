import { expect, test } from 'vitest'
import { elementsOf, inventedPdf } from '#tests/invented-pdf.ts'

const filler = 'A paragraph of one line that fills the page.\n\n'
const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => `| row ${row} | **${row}** |`).join('\n')
const table = (count: number) => `| Name | Figure |\n|---|---:|\n${rows(count)}\n\n`
const fillers = Array.from({ length: 16 }, (_, index) => 10 + index)

type Elements = ReturnType<typeof elementsOf>
const written = async (text: string) => elementsOf(await inventedPdf(text))
const tagged = (elements: Elements, tag: string) =>
  elements.filter((element) => element.tag === tag)

/** How many elements with this tag are on each page, in page order. */
const onPages = (elements: Elements, tag: string) =>
  Object.values(Object.groupBy(tagged(elements, tag), ({ page }) => page ?? '')).map(
    (some) => some?.length ?? 0,
  )

test('a short table is kept on one page', async () => {
  for (const above of fillers) {
    const elements = await written(filler.repeat(above) + table(4))
    expect(tagged(elements, 'Table')).toHaveLength(1)
    expect(onPages(elements, 'TD'), `${above} above`).toEqual([8])
  }
})

test('a taller table fills the page and continues on the next, with its head and at least two rows on each', async () => {
  const parts = await Promise.all(
    fillers.map(async (above) => written(filler.repeat(above) + table(12))),
  )
  for (const elements of parts) {
    const cells = onPages(elements, 'TD')
    expect(cells.reduce((sum, count) => sum + count, 0)).toBe(24)
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(4)
    expect(onPages(elements, 'TH')).toEqual(cells.map(() => 2))
  }
  expect(parts.some((elements) => onPages(elements, 'TD').length === 2)).toBe(true)
})

test('a table longer than a page repeats its head on every page', async () => {
  const elements = await written(table(60))
  const pages = new Set(tagged(elements, 'TD').map(({ page }) => page))
  expect(pages.size).toBeGreaterThan(1)
  expect(new Set(tagged(elements, 'TH').map(({ page }) => page))).toEqual(pages)
  expect(tagged(elements, 'TD')).toHaveLength(120)
})

test('a formula is inside a paragraph and stays on the page of the line before it', async () => {
  for (const above of [23, 24, 25, 26, 27]) {
    const sum = '```text\na = b\n    - c\n    - d\n```\n'
    const elements = await written(`${filler.repeat(above)}Which makes:\n\n${sum}`)
    const [code] = tagged(elements, 'Code')
    const paragraphs = tagged(elements, 'P')
    const around = paragraphs.findIndex(({ id }) => id === code?.parent)
    expect(around).toBeGreaterThan(0)
    expect(paragraphs[around - 1]!.page, `${above} above`).toBe(code?.page)
  }
})

test('a heading stays with two lines below it, and a short last paragraph with the text above it', async () => {
  for (const above of fillers) {
    const part = '### Heading\n\nOne line.\n\n- first\n- second\n- third\n\nThe last line.\n'
    const elements = await written(filler.repeat(above) + part)
    const [heading] = tagged(elements, 'H3')
    const [first, , third] = tagged(elements, 'LBody').map(({ id }) =>
      elements.find(({ parent }) => parent === id),
    )
    const last = tagged(elements, 'P').findLast(({ parent }) => parent === heading?.parent)
    expect(first?.page, `${above} above`).toBe(heading?.page)
    expect(last?.page, `${above} above`).toBe(third?.page)
  }
})
