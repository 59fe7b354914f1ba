import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article } from '#content/article.ts'
import { organization } from '#content/organization.ts'
import { cached } from '#build/cache.ts'
import { loadPrintFonts } from '#build/fonts/print-fonts.ts'
import { composePdf } from './compose.ts'
import { resourceDrawings } from './resource-drawings.ts'

/** Raise it when the layout changes, so that cached files are not used. */
const recipe = 'pdf-6'

/** The PDF of one article, cached. */
export async function pdfOf(article: Article, origin: string) {
  const { [article.slug]: drawing = '' } = await resourceDrawings()
  const imprint = { name: organization.name, origin, drawing }
  const text = withoutFigures(article)
  const source = JSON.stringify([text, imprint])
  return cached(recipe, source, async () => composePdf(text, imprint, await loadPrintFonts()))
}

/** The figures are on the page only: a plate is no part of the PDF's structure. */
const withoutFigures = (article: Article) => ({
  ...article,
  sections: article.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => kind !== 'figure'),
  })),
})

/** Writes SLUG.pdf of each article into `folder`. */
export async function writePdfs(articles: Article[], origin: string, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const article of articles)
    await writeFile(join(folder, `${article.slug}.pdf`), await pdfOf(article, origin))
}
