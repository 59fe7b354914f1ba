import type { APIRequestContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { sendEnquiry, signInAt } from './fixtures.ts'

export const list = (page: Page) => page.getByRole('list', { name: 'Contact submissions' })
export const rows = (page: Page) => list(page).locator('[data-row]')
export const selectionBar = (page: Page) => page.getByRole('group', { name: 'Selected enquiries' })
export const undoBar = (page: Page) => page.getByRole('status').filter({ hasText: /Undo\b/ })

/** A word that only the enquiries of one test contain. */
export const marker = () => `mark${randomUUID().slice(0, 8)}`

export async function sendMarked(request: APIRequestContext, mark: string, many: number) {
  const sent = []
  for (let at = 1; at <= many; at++)
    sent.push(await sendEnquiry(request, { name: `Person ${at}`, company: mark }))
  return sent
}

/** Sends this many enquiries with a word of their own, and shows them to an admin. Returns the word. */
export async function showMarked(
  page: Page,
  request: APIRequestContext,
  many: number,
  alsoAsked = '',
) {
  const mark = marker()
  await sendMarked(request, mark, many)
  await signInAt(page, `/admin/inbox?q=${mark}${alsoAsked}`)
  return mark
}
