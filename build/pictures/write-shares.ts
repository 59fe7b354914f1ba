import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SeoRecord } from '#content/seo.ts'
import { shareName } from '#build/seo/head.ts'
import { cached } from '#build/cache.ts'
import { plateArt, resourceArt } from './place-art.ts'
import { loadPalette } from './palette.ts'
import { loadRasterizer } from './rasterize.ts'
import { shareArt } from './share-art.ts'
import { grounds } from './share-grounds.ts'
import { shareImage } from './share-image.ts'
import { loadTitleWidth } from './title-width.ts'

type Page = { path: string; handle: { seo: SeoRecord } }

/**
 * The title's room where share-art.ts does not specify it: beside a plate, or over the corner of a resource's sheet.
 */
const besidePlate = { words: 500, lines: 3 }
const overSheet = { words: 410, lines: 3 }

/**
 * Writes the share picture of each page into `share` below `site`, alternating the backgrounds. `pictures` are the
 * drawings of the resources by slug. The colors are flat, so a palette halves the bytes.
 */
export async function writeShares(pages: Page[], pictures: Record<string, string>, site: string) {
  const [palette, rasterize, widthOf] = await Promise.all([
    loadPalette(),
    loadRasterizer(),
    loadTitleWidth(),
  ])
  const folder = join(site, 'share')
  await mkdir(folder, { recursive: true })
  for (const [turn, { path, handle }] of pages.entries()) {
    const ground = grounds[turn % grounds.length]!
    const picture = pictures[path.replace('/resources/', '')]
    const place = shareArt[path]
    if (!picture && !place)
      throw new Error(`build/pictures/share-art.ts has no drawing for ${path}`)
    const art = picture ? resourceArt(picture, palette) : await plateArt(place!, ground, palette)
    const { words, lines: maxLines } = { ...(picture ? overSheet : besidePlate), ...place }
    const svg = shareImage(
      { title: handle.seo.ogTitle, art, words, maxLines, ground },
      palette,
      widthOf,
    )
    const png = await cached('share-4', svg, async () =>
      sharp(await rasterize(svg))
        .png({ palette: true, colors: 64 })
        .toBuffer(),
    )
    await writeFile(join(folder, `${shareName(path)}.png`), png)
  }
}
