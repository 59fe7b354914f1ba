export const draftKey = 'contact-draft'

/** Whether something was typed into the enquiry form of this tab before. */
export function hasDraft() {
  try {
    return sessionStorage.getItem(draftKey)
  } catch {
    return null
  }
}
