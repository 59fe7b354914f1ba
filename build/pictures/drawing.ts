import { load } from 'cheerio'
import type { Palette } from './palette.ts'

/** What a drawing in a piece of markup consists of. */
export const linesOf = (markup: string) => load(markup, null, false)('svg').first().html() ?? ''

/**
 * The rules of app/ui/drawing/drawing.module.css for the rasterizer, which does not support variables. `stroke` is the
 * line width in the drawing's own units. Use it with `hatching` of the same stroke.
 */
export const drawingStyle = (color: Palette, stroke: number) => `
  .drawing { fill: none; stroke: ${color('ink')}; stroke-width: ${stroke}; stroke-linecap: square; color: ${color('ink')} }
  .thin { stroke: ${color('blueprint')}; stroke-width: ${stroke * 0.6} }
  .dashed { stroke: ${color('blueprint')}; stroke-dasharray: ${stroke * 3.3} ${stroke * 2.7}; stroke-linecap: butt }
  .accent { stroke: ${color('poppy')} }
  .solid { fill: currentColor; stroke: none }
  .accent.solid { fill: ${color('poppy')} }
  .tone { fill: url(#hatching) }
  .blank { fill: ${color('sheet')} }
`

/** The pattern that fills `.tone`. */
export const hatching = (color: Palette, stroke: number) => {
  const gap = stroke * 3
  return `<pattern id="hatching" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(-55)"><path fill="${color('blueprint-tint')}" d="M0 0H${gap}V${gap}H0z"/><path d="M0 ${gap / 2}H${gap}" stroke="${color('blueprint')}" stroke-width="${stroke * 0.45}"/></pattern>`
}
