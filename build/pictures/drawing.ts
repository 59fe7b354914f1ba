import { load } from 'cheerio'
import type { Palette } from './palette.ts'

/** A drawing taken out of a rendered screen: its lines and its own size. */
export type FoundDrawing = { lines: string; width: number; height: number }

/**
 * The drawing that stands for a page: the largest in its first section that has one. The rows in which a narrow screen
 * shows a long drawing are parts of it.
 */
export function drawingOf(app: string): FoundDrawing | undefined {
  const $ = load(app, null, false)
  const all = $('main svg.drawing:not([width$="%"])')
    .toArray()
    .map((svg) => {
      const [, , width = 0, height = 0] = ($(svg).attr('viewBox') ?? '').split(' ').map(Number)
      const section = $(svg).closest('section').index()
      return { lines: $(svg).html() ?? '', width, height, section }
    })
    .filter(({ width, height }) => height > 60 && width / height < 4)
  const first = Math.min(...all.map(({ section }) => section))
  const shown = all.filter(({ section }) => section === first)
  return shown.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
}

/** The drawing that a piece of markup holds. */
export function drawingIn(markup: string): FoundDrawing {
  const $ = load(markup, null, false)
  const svg = $('svg').first()
  const [, , width = 1, height = 1] = (svg.attr('viewBox') ?? '').split(' ').map(Number)
  return { lines: svg.html() ?? '', width, height }
}

/**
 * The rules of app/ui/drawing/drawing.module.css in the dialect of the rasterizer, which knows no variables. `stroke` is the
 * width of a line, `text` the size of its words, in the drawing's own units.
 */
export const drawingStyle = (colour: Palette, stroke: number, text = 11) => `
  .drawing { fill: none; stroke: currentColor; stroke-width: ${stroke}; stroke-linecap: square }
  .thin { stroke-width: ${stroke * 0.67}; opacity: 0.5 }
  .dashed { stroke-dasharray: ${stroke * 3.3} ${stroke * 2.7}; stroke-linecap: butt }
  .accent { stroke: ${colour('poppy')} }
  .solid { fill: currentColor; stroke: none }
  .accent.solid { fill: ${colour('poppy')} }
  .tone { fill: ${colour('blueprint-tint')} }
  .blank { fill: ${colour('paper')} }
  .drawing text { fill: currentColor; stroke: none; font-family: 'IBM Plex Mono'; font-size: ${text}px }
  ${inks.map((name) => `.${name} { color: ${colour(name)} }`).join('\n  ')}
`

const inks = ['ink', 'blueprint']
