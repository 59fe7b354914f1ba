import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { loadPalette } from '#build/pictures/palette.ts'

/** The text of a plate with its colours filled in: neither a file nor a rasterizer knows the site's variables. */
export async function drawPlate(file: string) {
  const { mtimeMs } = await stat(file)
  const { default: svg } = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
  const palette = await loadPalette()
  return String(svg).replaceAll(/var\(--color-([a-z-]+)\)/g, (_, name: string) => palette(name))
}
