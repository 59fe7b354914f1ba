export const draftKey = 'contact-draft'

/** Whether this tab has a draft of the enquiry form. */
export function hasDraft() {
  try {
    return sessionStorage.getItem(draftKey)
  } catch {
    return null
  }
}
