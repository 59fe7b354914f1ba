import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article } from '#content/article.ts'
import { organization } from '#content/organization.ts'
import { cached } from '#build/cache.ts'
import { loadPrintFonts } from '#build/print-fonts.ts'
import { composePdf } from './compose.ts'

/** Raise it when the layout changes, so that kept files are made anew. */
const recipe = 'pdf-1'

/** Writes SLUG.pdf of each article into `folder`. */
export async function writePdfs(articles: Article[], origin: string, folder: string) {
  const fonts = await loadPrintFonts()
  const imprint = { name: organization.name, origin }
  await mkdir(folder, { recursive: true })
  for (const article of articles) {
    const source = JSON.stringify([article, imprint])
    const pdf = await cached(recipe, source, () => composePdf(article, imprint, fonts))
    await writeFile(join(folder, `${article.slug}.pdf`), pdf)
  }
}
