import type { APIRequestContext, Page } from '@playwright/test'
import { adminToken, expect, signInAt } from './fixtures.ts'
import { marker, sendMarked } from './inbox-page.ts'

export const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true })
export const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('link', { name: new RegExp(name) })
export const count = (page: Page, stage: string) =>
  column(page, stage).locator('header span').first()

/** Shows a board of this many enquiries with a word of their own. The last one sent is on top. */
export async function showBoard(page: Page, request: APIRequestContext, many: number) {
  const mark = marker()
  const sent = await sendMarked(request, mark, many)
  await signInAt(page, `/admin/inbox?q=${mark}&layout=board`)
  await expect(column(page, 'New').getByRole('link')).toHaveCount(many)
  // It comes by itself and moves everything below.
  await expect(page.getByText('Mail is not connected').first()).toBeVisible()
  return { mark, sent }
}

/** As a colleague does it, elsewhere. */
export async function moveElsewhere(request: APIRequestContext, id: string, stage: string) {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const path = `/api/contact_submissions/${id}`
  const { version } = await (await request.get(path, { headers })).json()
  await request.patch(path, { headers, data: { version, stage } })
}
