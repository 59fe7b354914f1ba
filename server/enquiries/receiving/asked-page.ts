import type { SlottedPage } from '#contract/page-slots.ts'
import { fillSlot } from '#server/http/forms/refused-form.ts'
import { fillSlots } from '#server/http/site/slotted-page.ts'

/**
 * Fills answers from the page's address into the form, for browsers whose scripts have not run. Only option texts known
 * to the build, so that nobody can be made to send a stranger's words.
 */
export const askedPage = (page: SlottedPage) => (query: string) => {
  const asked = new URLSearchParams(query)
  const values: Record<string, string> = {}
  for (const slot of page.parts) {
    if (typeof slot === 'string' || slot.at !== 'asked') continue
    const answer = asked.get(slot.field)
    if (answer !== null && slot.known.includes(answer)) values[slot.field] = answer
  }
  if (Object.keys(values).length === 0) return undefined
  return fillSlots(page, (slot) => fillSlot(slot, { values, texts: {}, invalid: [] }))
}
