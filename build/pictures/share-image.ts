import { organization } from '#content/organization.ts'
import type { Palette } from './palette.ts'
import type { Ground } from './share-grounds.ts'
import type { TitleWidth } from './title-width.ts'

const width = 1200
const height = 630
const margin = 56
/** The letter spacing of the display face on the site. */
const tracking = -1.5
/** The height of the scale along the lower edge. */
const scaleHeight = 46

type Share = {
  title: string
  /** The drawing as an SVG element in its place. */
  art: string
  /** The width of the drawing's calm left part, where the title is placed. */
  words: number
  /** The maximum number of lines of the title. */
  maxLines: number
  ground: Ground
}

/**
 * The picture of a link preview: a drawing that fills the picture, the page's title over its calm part, and the 90-day
 * scale from edge to edge. Previews are shown 400 pixels wide, so no text is smaller than 30.
 */
export function shareImage(
  { title, art, words, maxLines, ground }: Share,
  color: Palette,
  widthOf: TitleWidth,
) {
  const ink = color(ground.words)
  const { lines, size } = fitted(title, words, maxLines, widthOf)
  const text = lines
    .map(
      (line, at) =>
        `<text x="${margin}" y="${96 + (0.95 + at * 1.04) * size}">${escaped(line)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<style>
  .display { font-family: 'Bricolage Grotesque 96pt ExtraBold'; fill: ${ink} }
  .mono { font-family: 'IBM Plex Mono'; font-size: 30px }
</style>
<rect width="${width}" height="${height}" fill="${color(ground.ground)}"/>
${grid(ink)}
${art}
<text class="display" font-size="34" x="${margin}" y="82">${escaped(organization.name)}</text>
<g class="display" font-size="${size}" letter-spacing="${tracking}">${text}</g>
${scale(ground, color)}
</svg>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Breaks the title into lines of similar length, in the largest size that fits into `room`. */
function fitted(title: string, room: number, maxLines: number, widthOf: TitleWidth) {
  const sizes = [76, 72, 68, 64, 60, 56, 52, 48, 44]
  for (const size of sizes) {
    const wide = (text: string) => widthOf(text, size) + tracking * text.length
    const within = (limit: number) => {
      const lines = wrap(title, (line) => wide(line) <= limit)
      return lines.length <= maxLines && lines.every((line) => wide(line) <= limit)
        ? lines
        : undefined
    }
    let lines = within(room)
    if (!lines) continue
    const count = lines.length
    for (let limit = room; within(limit)?.length === count; limit -= 10) lines = within(limit)!
    return { lines, size }
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

function grid(ink: string) {
  const step = 30
  const steps = (length: number) => Array.from({ length: length / step }, (_, at) => at * step)
  const lines = [
    ...steps(height).map((y) => `M0 ${y}H${width}`),
    ...steps(width).map((x) => `M${x} 0V${height}`),
  ]
  return `<path d="${lines.join('')}" stroke="${ink}" stroke-opacity="0.07"/>`
}

/** The scale with the plan's three stages, each labelled with the day on which it ends. */
function scale(ground: Ground, color: Palette) {
  const y = height - scaleHeight
  const third = width / 3
  const stages = ['30', '60', '90 days'].map((day, stage) => {
    const open = stage === 1
    const bar = `<rect x="${stage * third}" y="${y}" width="${third}" height="${scaleHeight}" fill="${color(open ? ground.ground : ground.scale)}"/>`
    const words = open ? ground.words : ground.scale === 'ink' ? 'paper' : 'ink'
    return `${bar}<text class="mono" x="${(stage + 1) * third - 16}" y="${y + 33}" text-anchor="end" fill="${color(words)}">${day}</text>`
  })
  return `${stages.join('')}<path d="M0 ${y}H${width}" stroke="${color(ground.scale)}" stroke-width="3"/>`
}
