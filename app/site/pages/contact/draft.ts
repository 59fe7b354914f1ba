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
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<EnquiryValues>
    fillUntouched(form, draft)
  } catch {
    forgetDraft()
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
