import {
  type EnquiryBox,
  enquiryBoxes,
  type EnquiryText,
  enquiryTexts,
} from '#contract/enquiry-fields.ts'

/** The values as typed. They are read from the elements, which are uncontrolled. */
export type EnquiryValues = Record<EnquiryText, string> & Record<EnquiryBox, boolean>

export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form)
  const values = Object.fromEntries([
    // FormData normalizes line breaks to CRLF.
    ...enquiryTexts.map((name) => [name, String(data.get(name) ?? '').replaceAll('\r\n', '\n')]),
    ...enquiryBoxes.map((name) => [name, data.has(name)]),
  ]) as EnquiryValues
  return values
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | null

/** Clears the values that were sent, and keeps those that were changed since. Returns whether there are any. */
export function clearSent(form: HTMLFormElement, sent: EnquiryValues) {
  const now = Object.entries(readValues(form)) as [keyof EnquiryValues, string | boolean][]
  const changed = now.filter(([name, value]) => value && value !== sent[name])
  form.reset()
  delete form.dataset.carried
  fillUntouched(form, Object.fromEntries(changed))
  return changed.length > 0
}

/** Fills empty fields and unchecked boxes. */
export function fillUntouched(form: HTMLFormElement, values: Partial<EnquiryValues>) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (typeof value === 'boolean') {
      if (value && control instanceof HTMLInputElement) control.checked = true
    } else if (control?.value === '') {
      control.value = value
      // A value that is no longer an option would leave the select without a selected option.
      if (control.value !== value) control.value = ''
    }
  }
}
