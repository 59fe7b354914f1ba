import { expect, inject } from 'vitest'
import { text } from './seen.ts'
import type { Tab } from './tab.ts'

/** Signs in as the admin that the site was started with. */
export async function signIn(tab: Tab) {
  const { admin } = inject('site')
  await tab.visit('/admin')
  await tab.type('[name=email]', admin.email)
  await tab.type('[name=password]', admin.password)
  await tab.press('form button[type=submit]', 'Enter')
  await expect.poll(() => text(tab, 'header')).toContain(admin.email)
}

/** Sends an enquiry. Returns its id. */
export async function sendEnquiry(enquiry: object) {
  const answer = await fetch(`${inject('site').url}/api/submit-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
