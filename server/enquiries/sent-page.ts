import type { SlottedPage } from '#contract/page-slots.ts'
import { referenceIn } from '#contract/reference.ts'
import { fillTexts } from '#server/http/slotted-page.ts'

/** Makes of the page that says thank you what fills in the reference that its address names. */
export const sentPage = (page: SlottedPage) => (query: string) => {
  const reference = referenceIn(query)
  return reference && fillTexts(page, { reference })
}
