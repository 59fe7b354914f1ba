import { join } from 'node:path'
import { filled, readPlate } from '#build/plates/draw-plate.ts'
import { root } from '#build/root.ts'
import { drawingStyle, hatching, linesOf } from './drawing.ts'
import type { Palette } from './palette.ts'
import type { Art } from './share-art.ts'
import { exchanged, type Ground } from './share-grounds.ts'

/** A plate at its position, in the colors for the ground. */
export async function plateArt(
  { plate, x, y, width, fade = 0 }: Art,
  ground: Ground,
  palette: Palette,
) {
  const svg = await readPlate(join(root, `${plate}.plate.ts`))
  const deep = svg.includes('stroke:var(--color-chalk)')
  const color = exchanged(palette, deep ? ground.onDeep : ground.onPaper)
  const [, own = 1, tall = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  // Inlined, because the rasterizer fetches no files; as an image, because the class names of plates would collide.
  const data = Buffer.from(filled(svg, color)).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${(width * tall) / own}" href="data:image/svg+xml;base64,${data}"/>${fading(fade, palette(ground.ground))}`
}

/** The ground over the upper part of a drawing, gone at `height`; whole down to the title's foot. */
const fading = (height: number, color: string) =>
  height === 0
    ? ''
    : `<defs><linearGradient id="fade" x2="0" y2="1"><stop offset="0.55" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="${height}" fill="url(#fade)"/>`

/**
 * A resource's drawing on a sheet on the ground, in the same projection as the plates. Without its labels, which would
 * be too small to read in a preview.
 */
export function resourceArt(markup: string, color: Palette) {
  const stroke = 2.6
  const sheet = (pen: string) => `<path d="M-14 -14H494V314H-14z" ${pen}/>`
  const onGround = (x: number, y: number, part: string) =>
    `<g transform="matrix(1.08 -0.6235 1.08 0.6235 ${x} ${y})">${part}</g>`
  return `<style>${drawingStyle(color, stroke)}.drawing text{display:none}</style><defs>${hatching(color, stroke)}</defs>
${onGround(374, 422, sheet(`fill="${color('ink')}" fill-opacity="0.35"`))}
${onGround(352, 393, sheet(`fill="${color('paper')}" stroke="${color('ink')}" stroke-width="3"`) + `<g class="drawing">${linesOf(markup)}</g>`)}`
}
