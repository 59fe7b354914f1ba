import { annotation, type Element, type Pdf } from './paper.ts'

/** Between a field's frame and what is typed into it. */
const padding = 4
const fontSize = 11

/** Prepares the document for fields. */
export function initForm(pdf: Pdf) {
  // Not the font of the fields: pdfkit leaves out the size of a field that has the form's own font.
  pdf.font('Courier').initForm()
}

type Field = {
  name: string
  label: string
  left: number
  top: number
  width: number
  height: number
}

/** A field for text, in the structure below `form`. */
export function formField(pdf: Pdf, form: Element, { name, label, ...frame }: Field) {
  const { left, top, width, height } = frame
  const multiline = height > 40
  const field = pdf.font('Helvetica').formField(name, { multiline, fontSize })
  // Not by `formText`, which knows neither the structure nor the name that is read out.
  const named = { TU: new String(label) }
  pdf.annotate(
    left + padding,
    top + padding,
    width - 2 * padding,
    height - 2 * padding,
    // Named as well, because Firefox looks for the name only here.
    annotation({ Subtype: 'Widget', Parent: field, F: printed, ...named, structParent: form }),
  )
  Object.assign(field.data, { FT: 'Tx', ...named, Kids: [pdf.page.annotations.at(-1)] })
}

/** The flag of what is on paper, too. */
const printed = 4
