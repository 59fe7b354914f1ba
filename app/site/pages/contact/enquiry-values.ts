import {
  type EnquiryBox,
  enquiryBoxes,
  type EnquiryText,
  enquiryTexts,
} from '#contract/enquiry-fields.ts'

/** What stands in the form, as typed. Read from the elements: the form keeps no state of its own. */
export type EnquiryValues = Record<EnquiryText, string> & Record<EnquiryBox, boolean>

export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form)
  const values = Object.fromEntries([
    // FormData has the line breaks of a form post; what the visitor sees has plain ones.
    ...enquiryTexts.map((name) => [name, String(data.get(name) ?? '').replaceAll('\r\n', '\n')]),
    ...enquiryBoxes.map((name) => [name, data.has(name)]),
  ]) as EnquiryValues
  return values
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | null

/** Clears what was sent and keeps what was changed since. Returns whether anything was changed. */
export function clearSent(form: HTMLFormElement, sent: EnquiryValues) {
  const now = Object.entries(readValues(form)) as [keyof EnquiryValues, string | boolean][]
  const changed = now.filter(([name, value]) => value && value !== sent[name])
  form.reset()
  fillUntouched(form, Object.fromEntries(changed))
  return changed.length > 0
}

/** Fills what the visitor has not touched: empty fields, unticked boxes. */
export function fillUntouched(form: HTMLFormElement, values: Partial<EnquiryValues>) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (typeof value === 'boolean') {
      if (value && control instanceof HTMLInputElement) control.checked = true
    } else if (control?.value === '') {
      control.value = value
      // An option that is not in the list any more leaves a select with nothing chosen.
      if (control.value !== value) control.value = ''
    }
  }
}
