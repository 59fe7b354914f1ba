import type { APIRequestContext, Page } from '@playwright/test'
import { sendEnquiry, signInAt } from './fixtures.ts'

export const recordOf = (page: Page, name: string) => page.getByRole('article', { name })
export const visitor = () => `visitor-${crypto.randomUUID()}@shop.example`

/** The mail server of the tests refuses mail to it. */
export const refusedVisitor = () => `refused-${crypto.randomUUID()}@shop.example`

/** Signs in and starts to answer a new enquiry. */
export async function openComposer(page: Page, request: APIRequestContext, email = visitor()) {
  const sent = await sendEnquiry(request, { email })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = record.getByRole('form', { name: 'Reply' })
  return { sent, record, composer, text: composer.getByLabel('Reply to the visitor') }
}
