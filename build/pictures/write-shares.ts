import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SeoRecord } from '#content/seo.ts'
import { shareName } from '#build/seo/head.ts'
import { cached } from '#build/cache.ts'
import { drawingIn, drawingOf } from './drawing.ts'
import { loadPalette } from './palette.ts'
import { loadRasterizer } from './rasterize.ts'
import { shareImage } from './share-image.ts'
import { loadTitleWidth } from './title-width.ts'

type Page = { path: string; app: string; handle: { seo: SeoRecord } }

/**
 * Writes the share picture of each page into `folder`. `pictures` are the drawings of the resources by slug, which their
 * pages show as images. Flat colours: a palette halves the bytes.
 */
export async function writeShares(pages: Page[], pictures: Record<string, string>, folder: string) {
  const [palette, rasterize, widthOf] = await Promise.all([
    loadPalette(),
    loadRasterizer(),
    loadTitleWidth(),
  ])
  await mkdir(folder, { recursive: true })
  for (const { path, app, handle } of pages) {
    const picture = pictures[path.replace('/resources/', '')]
    const drawing = picture ? drawingIn(picture) : drawingOf(app)
    const svg = shareImage(handle.seo.ogTitle, drawing, palette, widthOf)
    const png = await cached('share-2', svg, async () =>
      sharp(await rasterize(svg))
        .png({ palette: true, colours: 64 })
        .toBuffer(),
    )
    await writeFile(join(folder, `${shareName(path)}.png`), png)
  }
}
