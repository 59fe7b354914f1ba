import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { loadPalette } from '#build/pictures/palette.ts'

/** Replaces the site's CSS variables by their values, because an SVG file does not inherit them. */
export async function drawPlate(file: string) {
  const { mtimeMs } = await stat(file)
  const { default: svg } = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
  const palette = await loadPalette()
  return String(svg).replaceAll(/var\(--color-([a-z-]+)\)/g, (_, name: string) => palette(name))
}
