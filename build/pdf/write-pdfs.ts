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
  const source = JSON.stringify([article, imprint])
  return cached(recipe, source, async () => composePdf(article, imprint, await loadPrintFonts()))
}

/** Writes SLUG.pdf of each article into `folder`. */
export async function writePdfs(articles: Article[], origin: string, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const article of articles)
    await writeFile(join(folder, `${article.slug}.pdf`), await pdfOf(article, origin))
}
