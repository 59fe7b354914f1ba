import { drawDrawing } from './drawing.ts'
import { blueprint, ink, type Pdf, page, rule, white } from './paper.ts'

const deep = '#10224f'
/**
 * The drawing's sheet with its margins, in the drawing's own units; `step` is the offset between the sheets of the
 * pile.
 */
const sheet = { left: -14, top: -14, width: 508, height: 328, step: 10 }
/** Where the left corner of the drawing's sheet is, and its scale. */
const place = { x: 50, y: 437, scale: 0.705 }

/** The cover's background, and its drawing on the top of a pile with one sheet per section. */
export function drawCover(pdf: Pdf, drawing: string, sections: number) {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.rect(0, 0, page.width, page.height).fill(deep)
  pdf.lineWidth(0.5).strokeColor(white).strokeOpacity(0.12)
  for (let x = 36; x < page.width; x += 36) pdf.moveTo(x, 0).lineTo(x, page.height).stroke()
  for (let y = 36; y < page.height; y += 36) pdf.moveTo(0, y).lineTo(page.width, y).stroke()
  pdf.strokeOpacity(1)
  for (let level = sections - 1; level > 0; level -= 1)
    onSheet(pdf, level * sheet.step, () => {
      outline(pdf)
      pdf.lineWidth(1).fillAndStroke(level % 2 ? rule : white, ink)
    })
  onSheet(pdf, 0, () => {
    outline(pdf)
    pdf.lineWidth(3).fillAndStroke(white, blueprint)
    drawDrawing(pdf, drawing)
  })
  pdf.endMarkedContent()
}

/** Draws flat on a sheet on the ground, in the same projection as the site's parcels. */
function onSheet(pdf: Pdf, below: number, draw: () => void) {
  const [along, down] = [0.866 * place.scale, 0.5 * place.scale]
  pdf.save().transform(along, -down, along, down, place.x, place.y + below)
  draw()
  pdf.restore()
}

const outline = (pdf: Pdf) => pdf.rect(sheet.left, sheet.top, sheet.width, sheet.height)
