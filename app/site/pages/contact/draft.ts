import { type EnquiryValues, fillUntouched, readValues } from './enquiry-values.ts'
import { draftKey } from './has-draft.ts'
import { withoutPrefilled } from './prefill.ts'

/** Stores what was typed, so that it survives a reload and Back. Only in this tab. */
export function keepDraft(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(withoutPrefilled(form, readValues(form))))
  } catch {
    // Storage is blocked; the form still has the values.
  }
}

export function restoreDraft(form: HTMLFormElement) {
  try {
    fillUntouched(form, readDraft())
  } catch {
    forgetDraft()
  }
}

/** Removes the sent values from the draft, and keeps those that were changed since. */
export function forgetSent(sent: EnquiryValues) {
  try {
    const draft = readDraft()
    const changed = Object.entries(draft).filter(
      ([name, value]) => value && value !== sent[name as keyof EnquiryValues],
    )
    if (changed.length === 0) return forgetDraft()
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(changed)))
  } catch {
    forgetDraft()
  }
}

const readDraft = () =>
  JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Partial<EnquiryValues>

export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
