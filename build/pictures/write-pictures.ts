import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cached } from '#build/cache.ts'
import { drawingIn, drawingStyle, hatching } from './drawing.ts'
import { loadPalette, type Palette } from './palette.ts'
import { loadRasterizer } from './rasterize.ts'

/** The sizes that app/ui/picture.tsx requests. */
const sizes = [400, 640, 800, 1200].map((width) => ({ width, height: (width * 9) / 16 }))
const sheet = { width: 1200, height: 675 }
const formats = {
  avif: (image: Sharp) => image.avif({ quality: 46, effort: 5 }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 5 }),
}

/** Rasterizes each drawing (SVG markup by name) to NAME-WxH.avif and .webp in `folder`. */
export async function writePictures(drawings: Record<string, string>, folder: string) {
  const [palette, rasterize] = await Promise.all([loadPalette(), loadRasterizer()])
  await mkdir(folder, { recursive: true })
  for (const [name, markup] of Object.entries(drawings)) {
    for (const { width, height } of sizes) {
      // Thicker for small pictures, so that lines keep their weight.
      const svg = sheetWith(markup, palette, width === 400 ? 1.4 : 1)
      const png = await cached('picture', svg, () => rasterize(svg))
      for (const [format, encode] of Object.entries(formats)) {
        const picture = await cached(`picture-${width}-${format}-2`, svg, () =>
          encode(sharp(png).resize(width, height)).toBuffer(),
        )
        await writeFile(join(folder, `${name}-${width}x${height}.${format}`), picture)
      }
    }
  }
}

/**
 * The font size in the drawing's own units: 11 pixels on a card that fills a screen of 320 pixels. Text that would not fit
 * is marked as detail, and only shown in larger pictures.
 */
const words = 22

/** The drawing on the site's paper, with grid and corner marks. */
function sheetWith(markup: string, colour: Palette, weight: number) {
  const drawing = drawingIn(markup)
  const zoom = Math.min(
    (sheet.width * 0.86) / drawing.width,
    (sheet.height * 0.85) / drawing.height,
  )
  const x = (sheet.width - drawing.width * zoom) / 2 - drawing.x * zoom
  const y = (sheet.height - drawing.height * zoom) / 2 - drawing.y * zoom
  const stroke = (weight * 3) / zoom
  const step = 25
  const across = Array.from(
    { length: sheet.height / step },
    (_, row) => `M0 ${row * step}H${sheet.width}`,
  )
  const down = Array.from(
    { length: sheet.width / step },
    (_, column) => `M${column * step} 0V${sheet.height}`,
  )
  const marks = 'M30 50V30H50M1150 30H1170V50M1170 625V645H1150M50 645H30V625'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">
<style>${drawingStyle(colour, stroke, words)}[data-detail]{display:none}</style>
<defs>${hatching(colour, stroke)}</defs>
<rect width="${sheet.width}" height="${sheet.height}" fill="${colour('paper')}"/>
<path d="${[...across, ...down].join('')}" stroke="${colour('blueprint')}" stroke-opacity="0.08"/>
<path d="${marks}" stroke="${colour('ink')}" stroke-width="2" fill="none"/>
<g class="drawing" transform="translate(${x} ${y}) scale(${zoom})">${drawing.lines}</g>
</svg>`
}
