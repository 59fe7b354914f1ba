import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { writeWhole } from '#build/cache.ts'
import { loadPrintFonts } from '#build/fonts/print-fonts.ts'
import { root } from '#build/root.ts'

const folder = join(root, 'node_modules/.cache/site/print-fonts')

/** Loads the fonts, and returns a function from SVG text to PNG. */
export async function loadRasterizer() {
  await mkdir(folder, { recursive: true })
  const fonts = Object.entries(await loadPrintFonts())
  const fontFiles = fonts.map(([name]) => join(folder, `${name}.ttf`))
  await Promise.all(fonts.map(([name, font]) => writeWhole(join(folder, `${name}.ttf`), font)))
  return async (svg: string) => {
    const image = await renderAsync(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Instrument Sans' },
    })
    return image.asPng()
  }
}
