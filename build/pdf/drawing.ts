import { load } from 'cheerio'
import { blueprint, blueprintTint, ink, type Pdf, poppy, white } from './paper.ts'

/** The pens of a part: its own and those of the groups around it. */
type Pens = { is: (pen: string) => boolean; stroke: number; color: string }
type Attributes = Record<string, string>

const fontSize = 12

/** Draws a resource's drawing, given as markup, with the pens of app/ui/drawing/drawing.module.css. */
export function drawDrawing(pdf: Pdf, markup: string) {
  const $ = load(markup, null, false)
  for (const part of $('path, circle, text')) {
    const names = new Set(
      [part, ...$(part).parents('g')].flatMap((each) => ($(each).attr('class') ?? '').split(' ')),
    )
    const is = (pen: string) => names.has(pen)
    const given = Number($(part).attr('stroke-width') ?? 1.75)
    const stroke = is('thin') ? 1 : given
    const pens = { is, stroke, color: is('accent') ? poppy : ink }
    if (part.tagName === 'text') write(pdf, $(part).text(), part.attribs)
    else draw(pdf, outline(part.attribs), pens)
  }
}

const outline = ({ d, cx, cy, r }: Attributes) => {
  if (d) return d
  const [x, y, radius] = [Number(cx), Number(cy), Number(r)]
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

function draw(pdf: Pdf, d: string, { is, stroke, color }: Pens) {
  if (is('solid')) return pdf.path(d).fill(color)
  if (is('blank')) pdf.path(d).fill(white)
  if (is('tone')) hatch(pdf, d)
  pdf.save().lineWidth(stroke).lineJoin('miter').strokeColor(color)
  pdf.lineCap(is('dashed') ? 'butt' : 'square').strokeOpacity(is('thin') ? 0.5 : 1)
  if (is('dashed')) pdf.dash(5, { space: 4 })
  return pdf.path(d).stroke().restore()
}

function hatch(pdf: Pdf, d: string) {
  pdf.path(d).fill(blueprintTint)
  pdf.save().path(d).clip().lineWidth(0.9).strokeColor(blueprint)
  for (let x = -210; x < 480; x += 6.2)
    pdf
      .moveTo(x, 300)
      .lineTo(x + 210, 0)
      .stroke()
  pdf.restore()
}

function write(pdf: Pdf, text: string, { x, y, dy, 'text-anchor': anchor }: Attributes) {
  pdf.font('mono').fontSize(fontSize).fillColor(ink)
  const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
  const left = Number(x) - pdf.widthOfString(text) * share
  const down = dy ? Number.parseFloat(dy) * fontSize : 0
  pdf.text(text, left, Number(y) + down, { lineBreak: false, baseline: 'alphabetic' })
}
