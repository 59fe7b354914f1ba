import { decoyField, enquiryBoxes, enquiryTexts } from '#contract/enquiry-fields.ts'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { slotFor, type SlottedPage } from '#contract/page-slots.ts'
import { planner } from '#content/planner.ts'
import { askedForm } from './asked-form.ts'
import { refusedForm } from './refused-form.ts'
import { slottedPage } from './slotted-page.ts'
import { titleOf, tokenForm } from './token-form.ts'

const countsDownloads = `data-slot="${slotFor('downloads')['data-slot']}"`

/**
 * The pages that the server fills in: answers to plain forms, and pages with a download count. `refusedEnquiry` is the
 * script of the page of a refused enquiry.
 */
export function slottedPages(
  documents: Map<string, string>,
  styleHash: (path: string) => string,
  refusedEnquiry: string,
) {
  const document = (path: string) => {
    const html = documents.get(path)
    if (html === undefined) throw new Error(`there is no page at ${path}`)
    return html
  }
  const pages: Record<string, SlottedPage> = {
    'contact-refused': refusedForm(document('/contact'), {
      action: '/api/submit-contact-form',
      fields: [...enquiryTexts, ...enquiryBoxes, decoyField],
      message: ['messageTitle', 'messageDetail', 'messageNote'],
      script: refusedEnquiry,
    }),
    'resources-refused': refusedForm(document('/resources'), {
      action: '/api/subscribe',
      fields: ['email'],
      message: [],
    }),
    'contact-asked': {
      parts: askedForm(document('/contact'), {
        action: '/api/submit-contact-form',
        answers: {
          revenueRange: revenueRanges,
          primaryNeed: primaryNeeds,
          message: planner.stages.map(planner.message),
        },
        origin: planner.origin,
      }),
      styleHash: styleHash('/contact'),
    },
    'contact-sent': {
      parts: slottedPage(document('/contact/sent'), ['reference']),
      styleHash: styleHash('/contact/sent'),
    },
  }
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    const form = { action: `/api${path}`, fields: [], message: ['messageDetail' as const] }
    pages[path] = { parts: tokenForm(document(path), form.action), styleHash: styleHash(path) }
    pages[`${path} refused`] = refusedForm(document(path), form)
  }
  const guide = { action: '/api/resource-guide', fields: ['email', 'subscribe'], message: [] }
  for (const [path, html] of documents) {
    const slug = path.split('/').at(-1)
    if (html.includes(guide.action))
      pages[`guide:${slug}`] = { ...refusedForm(html, guide), title: titleOf(html) }
    if (html.includes(countsDownloads))
      pages[path] = { parts: slottedPage(html, ['downloads']), styleHash: styleHash(path) }
  }
  return pages
}
