import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SeoRecord } from '#content/seo.ts'
import { isFound, shareName } from '#build/found/head.ts'
import { cached } from '#build/cache.ts'
import { drawingOf } from './drawing.ts'
import { loadPalette } from './palette.ts'
import { loadRasterizer } from './rasterize.ts'
import { shareImage } from './share-image.ts'

type Page = { path: string; app: string; handle: { seo: SeoRecord } }

/** Writes the share picture of each page into `folder`. Flat colours: a palette halves the bytes. */
export async function writeShares(pages: Page[], folder: string) {
  const [palette, rasterize] = await Promise.all([loadPalette(), loadRasterizer()])
  await mkdir(folder, { recursive: true })
  for (const { path, app, handle } of pages.filter(isFound)) {
    const svg = shareImage(handle.seo.ogTitle, drawingOf(app), palette)
    const picture = await cached('share', svg, async () =>
      sharp(await rasterize(svg))
        .png({ palette: true, colours: 64 })
        .toBuffer(),
    )
    await writeFile(join(folder, `${shareName(path)}.png`), picture)
  }
}
