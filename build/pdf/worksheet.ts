import { formField, initForm } from './form-field.ts'
import { blueprint, columnWidth, type Element, ink, type Pdf, page, poppy, soft } from './paper.ts'

const rows = [
  ['stage', 'The stage that holds the others back', 34],
  ['figure', 'Its figure today, and the span it was measured over', 34],
  ['change', 'What we change first', 110],
  ['owner', 'Who owns it', 34],
] as const

/** The last page: a form for the reader's own plan, to be filled in on paper or on screen. */
export function worksheet(pdf: Pdf, root: Element) {
  pdf.addPage()
  const line = (type: string, write: () => void) => root.add(pdf.struct(type, {}, write))
  line('H2', () => {
    pdf.font('display').fontSize(22).fillColor(ink).text('Your next 90 days', page.left, pdf.y)
  })
  line('P', () => {
    pdf.font('text').fontSize(10.5).fillColor(soft)
    pdf.text(
      'One stage, one figure, one owner. Read it on day 30, 60 and 90.',
      page.left,
      pdf.y + 4,
    )
  })
  initForm(pdf)
  pdf.y += 18
  for (const [name, label, height] of rows) {
    field(pdf, root, { name, label, height, left: page.left, width: columnWidth })
    pdf.y += 16
  }
  scaleBar(pdf)
  const third = (columnWidth - 24) / 3
  const top = pdf.y
  for (const [step, day] of [30, 60, 90].entries()) {
    pdf.y = top
    const left = page.left + step * (third + 12)
    field(pdf, root, {
      name: `day-${day}`,
      label: `Day ${day}: the figure`,
      height: 150,
      left,
      width: third,
    })
  }
}

type Field = { name: string; label: string; height: number; left: number; width: number }

function field(pdf: Pdf, root: Element, { name, label, height, left, width }: Field) {
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font('strong').fontSize(10.5).fillColor(ink).text(label, left, pdf.y, { width })
    }),
  )
  const top = pdf.y + 3
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.lineWidth(0.8).strokeColor(ink).rect(left, top, width, height).stroke()
  pdf.endMarkedContent()
  const form = pdf.struct('Form')
  root.add(form)
  formField(pdf, form, { name, label, height, left, width, top })
  form.end()
  pdf.y = top + height
}

function scaleBar(pdf: Pdf) {
  const y = pdf.y + 14
  const third = columnWidth / 3
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.lineWidth(1.2).strokeColor(ink)
  pdf.rect(page.left, y, third, 8).fillAndStroke(blueprint, ink)
  pdf.rect(page.left + third, y, third, 8).stroke()
  pdf.rect(page.left + 2 * third, y, third, 8).fillAndStroke(poppy, ink)
  pdf.endMarkedContent()
  pdf.y = y + 26
}
