import { Resvg } from '@resvg/resvg-js'
import { load } from 'cheerio'
import type { Palette } from './palette.ts'

/** A drawing from a rendered screen: its markup, and the bounds of what is drawn. */
export type FoundDrawing = { lines: string; x: number; y: number; width: number; height: number }

/**
 * The drawing that represents a page: the largest one in the first section that has any. The rows into which a long drawing
 * is split on narrow screens do not count. `plateAt` reads a plate by its address.
 */
export async function drawingOf(app: string, plateAt: (address: string) => Promise<string>) {
  const $ = load(app, null, false)
  const all = $('main svg.drawing:not([width$="%"]), main img[src*="/drawings/"]')
    .toArray()
    .map((element) => {
      const [, , width = 0, height = 0] = $(element).is('img')
        ? [0, 0, Number($(element).attr('width')), Number($(element).attr('height'))]
        : ($(element).attr('viewBox') ?? '').split(' ').map(Number)
      const section = $(element).closest('section, figure').index()
      return { element, width, height, section }
    })
    .filter(({ width, height }) => height > 60 && width / height < 4)
  const first = Math.min(...all.map(({ section }) => section))
  const shown = all.filter(({ section }) => section === first)
  const largest = shown.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  if (!largest) return undefined
  const [address, view] = ($(largest.element).attr('src') ?? '').split('#')
  if (!address) {
    for (const image of $(largest.element).find('image').toArray())
      $(image).attr('href', dataAddress(await plateAt($(image).attr('href') ?? '')))
    return measured($(largest.element).html() ?? '', largest)
  }
  const plate = await plateAt(address)
  const [, whole = ''] = /viewBox="([^"]*)"/.exec(plate) ?? []
  const part = /\(([\d.,]+)\)/.exec(view ?? '')?.[1]?.replaceAll(',', ' ')
  const { width, height } = largest
  const [, , wide, tall] = whole.split(' ')
  const image = `<image width="${wide}" height="${tall}" href="${dataAddress(plate)}"/>`
  const lines = `<svg width="${width}" height="${height}" viewBox="${part ?? whole}">${image}</svg>`
  return { lines, x: 0, y: 0, width, height }
}

/** Inlines plates, because the rasterizer fetches no files. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The drawing in a piece of markup. */
export function drawingIn(markup: string) {
  const $ = load(markup, null, false)
  const svg = $('svg').first()
  const [, , width = 1, height = 1] = (svg.attr('viewBox') ?? '').split(' ').map(Number)
  return measured(svg.html() ?? '', { width, height })
}

/** Crops to what is drawn, because sheets have empty margins. */
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
 * The rules of app/ui/drawing/drawing.module.css for the rasterizer, which does not support variables. `stroke` is the width
 * of lines and `text` the font size, in the drawing's own units. To be used with `hatching` of the same stroke.
 */
export const drawingStyle = (colour: Palette, stroke: number, text = 11) => `
  .drawing { fill: none; stroke: ${colour('ink')}; stroke-width: ${stroke}; stroke-linecap: square; color: ${colour('ink')} }
  .thin { stroke: ${colour('blueprint')}; stroke-width: ${stroke * 0.6} }
  .dashed { stroke: ${colour('blueprint')}; stroke-dasharray: ${stroke * 3.3} ${stroke * 2.7}; stroke-linecap: butt }
  .accent { stroke: ${colour('poppy')} }
  .solid { fill: currentColor; stroke: none }
  .accent.solid { fill: ${colour('poppy')} }
  .tone { fill: url(#hatching) }
  .blank { fill: ${colour('sheet')} }
  .drawing text { fill: currentColor; stroke: ${colour('sheet')}; stroke-width: ${stroke * 1.6}; paint-order: stroke; stroke-linejoin: round; font-family: 'IBM Plex Mono'; font-size: ${text}px }
`

/** The pattern that `.tone` is filled with. */
export const hatching = (colour: Palette, stroke: number) => {
  const gap = stroke * 3
  return `<pattern id="hatching" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(-55)"><path fill="${colour('blueprint-tint')}" d="M0 0H${gap}V${gap}H0z"/><path d="M0 ${gap / 2}H${gap}" stroke="${colour('blueprint')}" stroke-width="${stroke * 0.45}"/></pattern>`
}
