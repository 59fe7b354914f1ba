import { expect, test } from 'vitest'
import { readArticle } from '#build/articles/read-article.ts'
import { loadPrintFonts } from '#build/fonts/print-fonts.ts'
import { composePdf } from './compose.ts'

const contents = Array.from(
  { length: 5 },
  (_, index) => `  - { title: Part, anchor: part-${index} }`,
)
const frontMatter = `---
title: An invented article
type: Guide
category: Strategy
publishDate: March 2024
published: '2024-03'
description: ${'Words that describe what is in an article which nobody will read. '.repeat(2)}
keywords: words, for, search
seoTitle: An invented article
imageAlt: A drawing that shows nothing in particular
need: Strategic consulting
tableOfContents:
${contents.join('\n')}
---
`
const filler = 'A paragraph of one line that fills the page.\n\n'
const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => `| row ${row} | **${row}** |`).join('\n')
const table = (count: number) => `| Name | Figure |\n|---|---:|\n${rows(count)}\n\n`

/** The structure elements of a PDF: their tag, parent and page, as object numbers. */
async function elementsOf(text: string) {
  const article = readArticle('invented', `${frontMatter}\n## Part\n\n${text}`)
  const imprint = { name: 'Name', origin: 'https://here.example' }
  const file = (await composePdf(article, imprint, await loadPrintFonts())).toString('latin1')
  return [...file.matchAll(/^(\d+) 0 obj\n<<([\s\S]*?)\nendobj/gm)].flatMap(([, id, body = '']) => {
    const [, tag] = /\/S \/(\w+)/.exec(body) ?? []
    const [, parent] = /\/P (\d+) 0 R/.exec(body) ?? []
    const [, page] = /\/Pg (\d+) 0 R/.exec(body) ?? []
    return tag ? [{ id, tag, parent, page }] : []
  })
}

const tagged = (elements: Awaited<ReturnType<typeof elementsOf>>, tag: string) =>
  elements.filter((element) => element.tag === tag)

test('a table that fits on a page is kept together', async () => {
  for (const above of [18, 20, 22]) {
    const elements = await elementsOf(filler.repeat(above) + table(12))
    expect(tagged(elements, 'Table')).toHaveLength(1)
    expect(new Set(tagged(elements, 'TD').map(({ page }) => page)).size, `${above} above`).toBe(1)
  }
})

test('a table that is longer than a page repeats its head on every page', async () => {
  const elements = await elementsOf(table(60))
  const pages = new Set(tagged(elements, 'TD').map(({ page }) => page))
  expect(pages.size).toBeGreaterThan(1)
  expect(new Set(tagged(elements, 'TH').map(({ page }) => page))).toEqual(pages)
  expect(tagged(elements, 'TD')).toHaveLength(120)
})

test('a formula is in a paragraph, on the same page as the line before it', async () => {
  for (const above of [23, 24, 25, 26, 27]) {
    const sum = '```text\na = b\n    - c\n    - d\n```\n'
    const elements = await elementsOf(`${filler.repeat(above)}Which makes:\n\n${sum}`)
    const [code] = tagged(elements, 'Code')
    const paragraphs = tagged(elements, 'P')
    const around = paragraphs.findIndex(({ id }) => id === code?.parent)
    expect(around).toBeGreaterThan(0)
    expect(paragraphs[around - 1]!.page, `${above} above`).toBe(code?.page)
  }
})
