import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SeoRecord } from '#content/seo.ts'
import { shareName } from '#build/seo/head.ts'
import { cached } from '#build/cache.ts'
import { drawingIn, drawingOf } from './drawing.ts'
import { loadPalette } from './palette.ts'
import { loadRasterizer } from './rasterize.ts'
import { grounds, shareImage } from './share-image.ts'
import { loadTitleWidth } from './title-width.ts'

type Page = { path: string; app: string; handle: { seo: SeoRecord } }

/**
 * Writes the share picture of each page into `share` below `site`. `pictures` are the drawings of the resources by slug,
 * whose pages show them as images. The colours are flat, so a palette halves the bytes.
 */
export async function writeShares(pages: Page[], pictures: Record<string, string>, site: string) {
  const [palette, rasterize, widthOf] = await Promise.all([
    loadPalette(),
    loadRasterizer(),
    loadTitleWidth(),
  ])
  const folder = join(site, 'share')
  const plateAt = (address: string) => readFile(join(site, address), 'utf8')
  await mkdir(folder, { recursive: true })
  for (const [turn, { path, app, handle }] of pages.entries()) {
    const picture = pictures[path.replace('/resources/', '')]
    const drawing = picture ? drawingIn(picture) : await drawingOf(app, plateAt)
    const ground = grounds[turn % 2]!
    const svg = shareImage({ title: handle.seo.ogTitle, drawing, ground }, palette, widthOf)
    const png = await cached('share-3', svg, async () =>
      sharp(await rasterize(svg))
        .png({ palette: true, colours: 64 })
        .toBuffer(),
    )
    await writeFile(join(folder, `${shareName(path)}.png`), png)
  }
}
