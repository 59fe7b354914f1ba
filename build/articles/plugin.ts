import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Article } from '#content/article.ts'
import { pdfOf } from '#build/pdf/write-pdfs.ts'
import { publicOrigin } from '#build/public-origin.ts'
import { readArticle, summaryOf } from './read-article.ts'

/** A Vite plugin: `resources/SLUG.md` is imported as an Article, and `resources/SLUG.md?summary` as its summary. */
export const articles: Plugin = {
  name: 'articles',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/resources\/[a-z0-9-]+\.md(\?.*)?$/ },
    async handler(id) {
      const [file = id, query] = id.split('?')
      const article = readArticle(basename(file, '.md'), await readFile(file, 'utf8'))
      const value = query?.includes('summary') ? summaryOf(article) : await withPdfSize(article)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
    },
  },
}

/** Makes the PDF, because the page states its size. */
async function withPdfSize(article: Article): Promise<Article> {
  const pdf = await pdfOf(article, publicOrigin())
  return { ...article, pdfBytes: pdf.length }
}
