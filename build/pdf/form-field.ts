import { annotation, type Element, type Pdf } from './paper.ts'

/** Between a field's frame and its text. */
const padding = 4
const fontSize = 11

/** Prepares the document for fields. */
export function initForm(pdf: Pdf) {
  // A different font than the fields': pdfkit omits the size of a field whose font is the form's.
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

/** A text field, tagged below `form`. */
export function formField(pdf: Pdf, form: Element, { name, label, ...frame }: Field) {
  const { left, top, width, height } = frame
  const multiline = height > 40
  const field = pdf.font('Helvetica').formField(name, { multiline, fontSize })
  // Not `formText`, which supports neither tagging nor an accessible name.
  const named = { TU: new String(label) }
  pdf.annotate(
    left + padding,
    top + padding,
    width - 2 * padding,
    height - 2 * padding,
    // Named here too, because Firefox reads the name only from the annotation.
    annotation({ Subtype: 'Widget', Parent: field, F: printed, ...named, structParent: form }),
  )
  Object.assign(field.data, { FT: 'Tx', ...named, Kids: [pdf.page.annotations.at(-1)] })
}

/** The flag for fields that are printed. */
const printed = 4
