import type { SlottedPage } from '#contract/page-slots.ts'
import { fillSlot } from '#server/http/refused-form.ts'
import { fillSlots } from '#server/http/site/slotted-page.ts'

/**
 * Fills the answers in the page's address into the form: a browser whose scripts do not run, or have not come yet, carries
 * them there. Only texts that the build knows, so that nobody is led here to send a stranger's words.
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
