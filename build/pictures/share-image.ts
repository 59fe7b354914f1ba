import { organization } from '#content/organization.ts'
import { drawingStyle, type FoundDrawing } from './drawing.ts'
import type { Palette } from './palette.ts'
import type { TitleWidth } from './title-width.ts'

const width = 1200
const height = 630
const margin = 64
/** Where the drawing stands. */
const box = { x: 690, y: 110, width: 446, height: 370 }
/** Tight, as the display face is set on the site. */
const tracking = -1.5
/** From the first line's foot down to above the scale. */
const wordsHeight = 320

/** The picture a link preview shows: the page's words and its drawing on a sheet, above the 90-day scale. */
export function shareImage(
  title: string,
  drawing: FoundDrawing | undefined,
  colour: Palette,
  widthOf: TitleWidth,
) {
  const zoom = drawing ? Math.min(box.width / drawing.width, box.height / drawing.height) : 1
  const room = (drawing ? box.x - 30 : width - margin) - margin
  const { lines, size } = fitted(title, room, widthOf)
  const text = lines
    .map(
      (line, index) =>
        `<text x="${margin}" y="${186 + index * size * 1.04}">${escaped(line)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<style>${drawingStyle(colour, 2.2 / zoom)}
  .display { font-family: 'Bricolage Grotesque 96pt ExtraBold'; fill: ${colour('ink')} }
  .mono { font-family: 'IBM Plex Mono'; font-size: 20px; fill: ${colour('ink-soft')} }
</style>
<rect width="${width}" height="${height}" fill="${colour('paper')}"/>
${grid(colour)}
<text class="display" font-size="28" x="${margin}" y="92">${escaped(organization.name)}</text>
<g class="display" font-size="${size}" letter-spacing="${tracking}">${text}</g>
${drawing ? placed(drawing, zoom, colour) : ''}
${scale(colour)}
</svg>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The title in the largest size in which every line keeps to `room` and all of them stay above the scale. */
function fitted(title: string, room: number, widthOf: TitleWidth) {
  const sizes = [76, 70, 64, 58, 52, 46, 40]
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
  const across = Array.from({ length: height / step }, (_, row) => `M0 ${row * step}H${width}`)
  const down = Array.from({ length: width / step }, (_, column) => `M${column * step} 0V${height}`)
  return `<path d="${[...across, ...down].join('')}" stroke="${colour('blueprint')}" stroke-opacity="0.07"/>`
}

function placed({ lines, width: own, height: tall }: FoundDrawing, zoom: number, colour: Palette) {
  const x = box.x + (box.width - own * zoom) / 2
  const y = box.y + (box.height - tall * zoom) / 2
  return `<g class="drawing" color="${colour('ink')}" transform="translate(${x} ${y}) scale(${zoom})">${lines}</g>`
}

function scale(colour: Palette) {
  const y = 552
  const third = (width - 2 * margin) / 3
  const bar = (part: number, fill: string) =>
    `<rect x="${margin + part * third}" y="${y - 5}" width="${third}" height="10" fill="${fill}" stroke="${colour('ink')}" stroke-width="2"/>`
  const days = [0, 30, 60, 90].map((day, step) => {
    const x = margin + step * third
    const anchor = step === 0 ? 'start' : step === 3 ? 'end' : 'middle'
    return `<text class="mono" x="${x}" y="${y + 38}" text-anchor="${anchor}">${day === 90 ? '90 days' : day}</text>`
  })
  return [bar(0, colour('ink')), bar(1, colour('paper')), bar(2, colour('ink')), ...days].join('')
}
