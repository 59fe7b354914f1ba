import { Resvg } from '@resvg/resvg-js'
import { load } from 'cheerio'
import type { Palette } from './palette.ts'

/** A drawing from a rendered screen: its markup, and its bounds. */
export type FoundDrawing = { lines: string; x: number; y: number; width: number; height: number }

/** The drawing in a piece of markup. */
export function drawingIn(markup: string) {
  const $ = load(markup, null, false)
  const svg = $('svg').first()
  const [, , width = 1, height = 1] = (svg.attr('viewBox') ?? '').split(' ').map(Number)
  return measured(svg.html() ?? '', { width, height })
}

/** Crops to the bounds of the drawing, because sheets have empty margins. */
function measured(lines: string, sheet: { width: number; height: number }): FoundDrawing {
  const { width, height } = sheet
  const style = '<style>.drawing{fill:none;stroke:#000}text{font-size:11px}</style>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${style}<g class="drawing">${lines}</g></svg>`
  const filled = new Resvg(svg).getBBox()
  if (!filled) return { lines, x: 0, y: 0, width, height }
  const x = Math.max(0, filled.x)
  const y = Math.max(0, filled.y)
  return {
    lines,
    x,
    y,
    width: Math.min(width, filled.x + filled.width) - x,
    height: Math.min(height, filled.y + filled.height) - y,
  }
}

/**
 * The rules of app/ui/drawing/drawing.module.css for the rasterizer, which does not support variables. `stroke` is the
 * line width in the drawing's own units. Use it with `hatching` of the same stroke.
 */
export const drawingStyle = (colour: Palette, stroke: number) => `
  .drawing { fill: none; stroke: ${colour('ink')}; stroke-width: ${stroke}; stroke-linecap: square; color: ${colour('ink')} }
  .thin { stroke: ${colour('blueprint')}; stroke-width: ${stroke * 0.6} }
  .dashed { stroke: ${colour('blueprint')}; stroke-dasharray: ${stroke * 3.3} ${stroke * 2.7}; stroke-linecap: butt }
  .accent { stroke: ${colour('poppy')} }
  .solid { fill: currentColor; stroke: none }
  .accent.solid { fill: ${colour('poppy')} }
  .tone { fill: url(#hatching) }
  .blank { fill: ${colour('sheet')} }
  .drawing text { fill: currentColor; stroke: ${colour('sheet')}; stroke-width: ${stroke * 1.6}; paint-order: stroke; stroke-linejoin: round; font-family: 'IBM Plex Mono'; font-size: 11px }
`

/** The pattern that fills `.tone`. */
export const hatching = (colour: Palette, stroke: number) => {
  const gap = stroke * 3
  return `<pattern id="hatching" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(-55)"><path fill="${colour('blueprint-tint')}" d="M0 0H${gap}V${gap}H0z"/><path d="M0 ${gap / 2}H${gap}" stroke="${colour('blueprint')}" stroke-width="${stroke * 0.45}"/></pattern>`
}
