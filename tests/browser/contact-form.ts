import type { Page, Request } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { stopTimers } from './stop-timers.ts'

export const endpoint = '**/api/submit-contact-form'
export const control = (page: Page, name: string) => page.locator(`form [name=${name}]`)
export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const toast = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).and(page.locator('[data-sonner-toast]'))

/** The form once React has taken over. Its toasts do not close by themselves: another test measures how long they stay. */
export async function openForm(page: Page, path = '/contact') {
  await stopTimers(page, 4_000)
  await page.goto(path)
  await hydrated(page)
}

export async function fillRequired(page: Page) {
  await control(page, 'name').fill('Rosa Delgado')
  await control(page, 'email').fill('rosa@islands.example')
  await control(page, 'company').fill('Channel Islands Coffee')
  await control(page, 'consent').check()
}

/** The bodies that the browser sent, call by call. */
export function watchCalls(page: Page) {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit-contact-form')) calls.push(request)
  })
  return calls
}
