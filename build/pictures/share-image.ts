import { organization } from '#content/organization.ts'
import { drawingStyle, type FoundDrawing, hatching } from './drawing.ts'
import type { Palette } from './palette.ts'
import type { TitleWidth } from './title-width.ts'

const width = 1200
const height = 630
const margin = 56
/** The width of the area with the words. The rest is for the drawing. */
const panel = 652
/** The area of the drawing. */
const box = { x: 696, y: 34, width: 472, height: 562 }
/** The letter spacing of the display face on the site. */
const tracking = -1.5
/** The height from the baseline of the first line to the scale. */
const wordsHeight = 300

/** The background of the words, alternating by page, with its text colours. */
export const grounds = [
  { ground: 'blueprint-deep', words: 'chalk', scale: 'poppy' },
  { ground: 'poppy', words: 'ink', scale: 'ink' },
] as const

type Share = {
  title: string
  drawing: FoundDrawing | undefined
  ground: (typeof grounds)[number]
}

/** The picture of a link preview: the page's title above the 90-day scale, beside its drawing. */
export function shareImage(
  { title, drawing, ground }: Share,
  colour: Palette,
  widthOf: TitleWidth,
) {
  const words = colour(ground.words)
  const zoom = drawing ? zoomOf(drawing) : 1
  const { lines, size } = fitted(title, panel - 2 * margin, widthOf)
  const text = lines
    .map(
      (line, index) =>
        `<text x="${margin}" y="${190 + index * size * 1.04}">${escaped(line)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<style>${drawingStyle(colour, 3 / zoom)}
  .display { font-family: 'Bricolage Grotesque 96pt ExtraBold'; fill: ${words} }
  .mono { font-family: 'IBM Plex Mono'; font-size: 20px; fill: ${words} }
</style>
<defs>${hatching(colour, 3 / zoom)}</defs>
<rect width="${width}" height="${height}" fill="${colour('paper')}"/>
${grid(colour)}
${drawing ? placed(drawing, zoom) : ''}
<rect width="${panel}" height="${height}" fill="${colour(ground.ground)}"/>
<text class="display" font-size="28" x="${margin}" y="88">${escaped(organization.name)}</text>
<g class="display" font-size="${size}" letter-spacing="${tracking}">${text}</g>
${scale(colour(ground.scale), words)}
</svg>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Breaks the title into lines, in the largest size that fits into `room` and above the scale. */
function fitted(title: string, room: number, widthOf: TitleWidth) {
  const sizes = [76, 70, 64, 58, 52, 46, 42]
  for (const size of sizes) {
    const wide = (text: string) => widthOf(text, size) + tracking * text.length
    const lines = wrap(title, (line) => wide(line) <= room)
    const tall = (lines.length - 1) * size * 1.04
    if (tall <= wordsHeight && lines.every((line) => wide(line) <= room)) return { lines, size }
  }
  throw new Error(`no size fits the share picture's title "${title}"`)
}

function wrap(title: string, fits: (line: string) => boolean) {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function grid(colour: Palette) {
  const step = 30
  const across = Array.from(
    { length: height / step },
    (_, row) => `M${panel} ${row * step}H${width}`,
  )
  const down = Array.from({ length: 18 }, (_, column) => `M${panel + column * step} 0V${height}`)
  return `<path d="${[...across, ...down].join('')}" stroke="${colour('blueprint')}" stroke-opacity="0.09"/>`
}

/** Scales the drawing to its area. A long drawing extends beyond the edge. */
function zoomOf({ width: own, height: tall }: FoundDrawing) {
  const whole = Math.min(box.width / own, box.height / tall)
  return Math.max(whole, Math.min(300 / tall, whole * 2.4))
}

function placed({ lines, x: left, y: top, width: own, height: tall }: FoundDrawing, zoom: number) {
  const x = box.x + Math.max(0, (box.width - own * zoom) / 2) - left * zoom
  const y = box.y + (box.height - tall * zoom) / 2 - top * zoom
  return `<g class="drawing" transform="translate(${x} ${y}) scale(${zoom})">${lines}</g>`
}

function scale(bars: string, words: string) {
  const y = 548
  const third = (panel - 2 * margin) / 3
  const bar = (part: number, fill: string) =>
    `<rect x="${margin + part * third}" y="${y - 6}" width="${third}" height="12" fill="${fill}" stroke="${bars}" stroke-width="3"/>`
  const days = [0, 30, 60, 90].map((day, step) => {
    const x = margin + step * third
    const anchor = step === 0 ? 'start' : step === 3 ? 'end' : 'middle'
    return `<text class="mono" x="${x}" y="${y + 38}" text-anchor="${anchor}">${day === 90 ? '90 days' : day}</text>`
  })
  return `<g color="${words}">${[bar(0, bars), bar(1, 'none'), bar(2, bars), ...days].join('')}</g>`
}
