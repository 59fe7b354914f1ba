import type { SlottedPages } from '#server/http/site/slotted-page.ts'
import { askedPage } from './asked-page.ts'
import { sentPage } from './sent-page.ts'

/** The pages of the enquiry form that are filled from their address. */
export function formPages({ 'contact-asked': asked, 'contact-sent': sent }: SlottedPages) {
  return {
    ...(asked && { '/contact': askedPage(asked) }),
    ...(sent && { '/contact/sent': sentPage(sent) }),
  }
}
