import type { Page, Request } from '@playwright/test'
import { hydrated } from './hydrated.ts'

export const endpoint = '**/api/submit-contact-form'
export const control = (page: Page, name: string) => page.locator(`form [name=${name}]`)
export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const toast = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).and(page.locator('[data-sonner-toast]'))

/** Toasts stay: how long they do is measured by a test of its own, and a busy machine may look late. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const real = setTimeout
    const kept = (run: () => void, ms?: number, ...rest: unknown[]) =>
      ms === 4_000 ? 0 : real(run, ms, ...rest)
    Object.assign(globalThis, { setTimeout: kept })
  })

/** The form with React behind it. */
export async function openForm(page: Page, path = '/contact') {
  await keepToasts(page)
  await page.goto(path)
  await hydrated(page)
}

export async function fillRequired(page: Page) {
  await control(page, 'name').fill('Rosa Delgado')
  await control(page, 'email').fill('rosa@islands.example')
  await control(page, 'company').fill('Channel Islands Coffee')
  await control(page, 'consent').check()
}

/** What the browser sent, call by call. */
export function watchCalls(page: Page) {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit-contact-form')) calls.push(request)
  })
  return calls
}
