import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cached } from '#build/cache.ts'
import { drawPlate } from '#build/plates/draw-plate.ts'
import { root } from '#build/root.ts'
import { loadPalette, type Palette } from './palette.ts'
import { outlineWords } from './outline-words.ts'
import { loadRasterizer } from './rasterize.ts'

/** The sizes that app/ui/picture.tsx requests. */
const sizes = [400, 640, 800, 1200].map((width) => ({ width, height: (width * 9) / 16 }))
const sheet = { width: 1200, height: 675 }
/** AVIF is smallest at an effort of 6: 8 takes a quarter longer for half a percent more bytes. */
const formats = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 6 }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 5 }),
}

/** Draws the picture of each resource, by its slug, to SLUG.svg and to SLUG-WxH.avif and .webp in `folder`. */
export async function writePictures(slugs: string[], folder: string) {
  const rasterize = await loadRasterizer()
  await mkdir(folder, { recursive: true })
  // All at once, because encoding a picture takes one core only.
  const pictures = slugs.map(async (slug) => {
    const svg = await drawOnPaper(slug)
    await writeFile(join(folder, `${slug}.svg`), await outlineWords(svg))
    const png = await cached('picture', svg, () => rasterize(svg))
    const encoded = sizes.flatMap(({ width, height }) =>
      Object.entries(formats).map(async ([format, encode]) => {
        const picture = await cached(`picture-${width}-${format}-8`, svg, () =>
          encode(sharp(png).resize(width, height)).toBuffer(),
        )
        await writeFile(join(folder, `${slug}-${width}x${height}.${format}`), picture)
      }),
    )
    await Promise.all(encoded)
  })
  await Promise.all(pictures)
}

/** The picture of a resource as an SVG, with labels as outlines. */
export const drawPicture = async (slug: string) => outlineWords(await drawOnPaper(slug))

const drawOnPaper = async (slug: string) =>
  onPaper(await drawPlate(plateOf(slug)), await loadPalette())

const screen = join(root, 'app/site/pages/resources')

/** The drawing of a resource, or the plan chest if it has none yet. */
function plateOf(slug: string) {
  const own = join(screen, `pictures/${slug}.plate.ts`)
  return existsSync(own) ? own : join(screen, 'plan-chest.plate.ts')
}

/**
 * A plate on the site's paper, with grid and corner marks. The grid goes on above and below, for a place that is taller
 * than the picture.
 */
function onPaper(plate: string, color: Palette) {
  const { width, height } = sheet
  const marks = 'M30 50V30H50M1150 30H1170V50M1170 625V645H1150M50 645H30V625'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<pattern id="grid" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M0 0H25M0 0V25" stroke="${color('blueprint')}" stroke-opacity="0.16"/></pattern>
<rect width="${width}" height="${height}" fill="${color('paper')}" stroke="none"/>
<rect y="-${width}" width="${width}" height="${width * 3}" fill="url(#grid)" stroke="none"/>
<path d="${marks}" stroke="${color('ink')}" stroke-width="2" fill="none"/>
${plate.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)}
</svg>`
}
