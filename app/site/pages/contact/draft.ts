import { type EnquiryValues, fillUntouched, readValues } from './enquiry-values.ts'
import { withoutPrefilled } from './prefill.ts'

/** What was typed survives a reload and Back, in this tab only. Nothing leaves the browser before it is sent. */
const key = 'contact-draft'

export function keepDraft(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(key, JSON.stringify(withoutPrefilled(form, readValues(form))))
  } catch {
    // No storage, no draft: the form itself still holds everything.
  }
}

export function restoreDraft(form: HTMLFormElement) {
  try {
    fillUntouched(form, readDraft())
  } catch {
    forgetDraft()
  }
}

/** What has been sent is a draft no more. What was changed while it was on its way still is. */
export function forgetSent(sent: EnquiryValues) {
  try {
    const draft = readDraft()
    const changed = Object.entries(draft).filter(
      ([name, value]) => value && value !== sent[name as keyof EnquiryValues],
    )
    if (changed.length === 0) return forgetDraft()
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(changed)))
  } catch {
    forgetDraft()
  }
}

const readDraft = () => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<EnquiryValues>

export function forgetDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
