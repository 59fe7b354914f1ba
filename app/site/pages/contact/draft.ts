import { type EnquiryValues, fillUntouched, readValues } from './enquiry-values.ts'
import { draftKey } from './has-draft.ts'
import { withoutPrefilled } from './prefill.ts'

/** `carried`: the lines of a plan and an estimate that were put into the message. */
type Draft = Partial<EnquiryValues> & { carried?: string }

/** Stores what was typed, so that it survives a reload and Back. Only in this tab. */
export function keepDraft(form: HTMLFormElement) {
  const { carried } = form.dataset
  const values = withoutPrefilled(form, readValues(form))
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ ...values, carried }))
  } catch {
    // Storage is blocked; the form still has the values.
  }
}

export function restoreDraft(form: HTMLFormElement) {
  try {
    const { carried, ...values } = readDraft()
    fillUntouched(form, values)
    if (carried) form.dataset.carried ??= carried
  } catch {
    forgetDraft()
  }
}

/** Removes the sent values from the draft, and keeps those that were changed since. */
export function forgetSent(sent: EnquiryValues) {
  try {
    const { carried: _, ...draft } = readDraft()
    const changed = Object.entries(draft).filter(
      ([name, value]) => value && value !== sent[name as keyof EnquiryValues],
    )
    if (changed.length === 0) return forgetDraft()
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(changed)))
  } catch {
    forgetDraft()
  }
}

const readDraft = () => JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Draft

export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
