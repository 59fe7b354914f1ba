import { inflateSync } from 'node:zlib'
import { readArticle } from '#build/articles/read-article.ts'
import { loadPrintFonts } from '#build/fonts/print-fonts.ts'
import { composePdf } from '#build/pdf/compose.ts'

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

/** The bytes of a PDF with this text in its only section, and this drawing on its cover. */
export async function inventedPdf(text: string, drawing = '') {
  const article = readArticle('invented', `${frontMatter}\n## Part\n\n${text}`)
  const imprint = { name: 'Name', origin: 'https://here.example', drawing }
  return (await composePdf(article, imprint, await loadPrintFonts())).toString('latin1')
}

/** The objects of a PDF other than streams, by number. */
export const objectsOf = (file: string) =>
  new Map(
    [...file.matchAll(/^(\d+) 0 obj\n<<([\s\S]*?)\nendobj/gm)].map(([, id, body = '']) => [
      id!,
      body,
    ]),
  )

/** The structure elements of a PDF: their tag, parent and page, as object numbers, and their text. */
export const elementsOf = (file: string) =>
  [...objectsOf(file)].flatMap(([id, body]) => {
    const [, tag] = /\/S \/(\w+)/.exec(body) ?? []
    const [, parent] = /\/P (\d+) 0 R/.exec(body) ?? []
    const [, page] = /\/Pg (\d+) 0 R/.exec(body) ?? []
    return tag ? [{ id, tag, parent, page, body }] : []
  })

/** The drawing commands of the first page, the cover. */
export function coverOf(file: string) {
  const [, first] = /\/Kids \[(\d+) 0 R/.exec(file) ?? []
  const page = objectsOf(file).get(first ?? '') ?? ''
  const [, content] = /\/Contents (\d+) 0 R/.exec(page) ?? []
  const start = file.indexOf(`\n${content} 0 obj\n`)
  const stream = file.indexOf('stream\n', start) + 'stream\n'.length
  const bytes = Buffer.from(file.slice(stream, file.indexOf('\nendstream', stream)), 'latin1')
  return inflateSync(bytes).toString('latin1')
}
