import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { loadPalette } from '#build/pictures/palette.ts'

/** The SVG of a plate module's default export, in the site's colors. */
export async function drawPlate(file: string) {
  const palette = await loadPalette()
  return filled(await readPlate(file), palette)
}

/** A plate as written, with the site's CSS variables. */
export async function readPlate(file: string) {
  const { mtimeMs } = await stat(file)
  const { default: svg } = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
  return String(svg)
}

/** Replaces CSS variables by their values, because an SVG file does not inherit them. */
export const filled = (svg: string, color: (name: string) => string) =>
  svg.replaceAll(/var\(--color-([a-z-]+)\)/g, (_, name: string) => color(name))
