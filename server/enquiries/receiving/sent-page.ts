import type { SlottedPage } from '#contract/page-slots.ts'
import { referenceIn } from '#contract/reference.ts'
import { fillTexts } from '#server/http/site/slotted-page.ts'

/** Fills the reference from the page's address into the thank-you page. Without one nothing was sent: to the form. */
export const sentPage = (page: SlottedPage) => (query: string) => {
  const reference = referenceIn(query)
  return reference ? fillTexts(page, { reference }) : { redirect: '/contact' }
}
