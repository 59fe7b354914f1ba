import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Article, Block, ShownArticle } from '#content/article.ts'
import { pdfOf } from '#build/pdf/write-pdfs.ts'
import { writePlate } from '#build/plates/plugin.ts'
import { publicOrigin } from '#build/public-origin.ts'
import { root } from '#build/root.ts'
import { readArticle, summaryOf } from './read-article.ts'

/** A Vite plugin: `resources/SLUG.md` is imported as a ShownArticle, and `resources/SLUG.md?summary` as its summary. */
export const articles: Plugin = {
  name: 'articles',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/resources\/[a-z0-9-]+\.md(\?.*)?$/ },
    async handler(id) {
      const [file = id, query] = id.split('?')
      const article = readArticle(basename(file, '.md'), await readFile(file, 'utf8'))
      const value = query?.includes('summary') ? summaryOf(article) : await forScreen(this, article)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
    },
  },
}

const drawings = join(root, 'app/site/pages/resources')

/**
 * Draws its figures and its mark, and makes the PDF, because the page states its size. The entries of its contents are in
 * its sections as well.
 */
async function forScreen(context: Rolldown.PluginContext, article: Article): Promise<ShownArticle> {
  const { tableOfContents: _contents, ...shown } = article
  const plateIn = (folder: string, ...name: string[]) =>
    join(drawings, folder, `${[article.slug, ...name].join('-')}.plate.ts`)
  const drawn = async (source: string) =>
    existsSync(source) ? writePlate(context, source) : undefined
  const withPlate = async (block: Block): Promise<Block> => {
    if (block.kind !== 'figure') return block
    const { name, ...figure } = block
    const names = name ? [name] : []
    const plate = await writePlate(context, plateIn('figures', ...names))
    const phone = await drawn(plateIn('figures', ...names, 'phone'))
    return { ...figure, plate, ...(phone && { phone }) }
  }
  const sections = article.sections.map(async (section) => ({
    ...section,
    blocks: await Promise.all(section.blocks.map(withPlate)),
  }))
  const mark = await drawn(plateIn('marks'))
  return {
    ...shown,
    sections: await Promise.all(sections),
    ...(mark && { mark }),
    pdfBytes: (await pdfOf(article, publicOrigin())).length,
  }
}
