import type { Response } from '@playwright/test'
import { launchChromium } from './launch-chromium.ts'

const rooms = [
  '',
  '/inbox',
  '/quarantine',
  '/subscribers',
  '/people',
  '/deliveries',
  '/settings',
  '/api',
]
const quietMs = 1_500

type Admin = { email: string; password: string }

/** The transfer size of scripts (Brotli): for the sign-in form, and for each room opened directly with a session. */
export async function adminScripts(url: string, admin: Admin) {
  const browser = await launchChromium()
  const context = await browser.newContext()
  const weigh = async (path: string, shown: string) => {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(url + path)
    await page.keyboard.press('Shift')
    await page.locator(shown).first().waitFor()
    await page.waitForTimeout(quietMs)
    const ours = responses.filter((response) => response.request().resourceType() === 'script')
    const sizes = ours.map((response) => Number(response.headers()['content-length']))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return { page, bytes }
  }
  const form = await weigh('/admin', 'html[data-hydrated]')
  await form.page.getByLabel('Email').fill(admin.email)
  await form.page.getByLabel('Password').fill(admin.password)
  await form.page.keyboard.press('Enter')
  await form.page.getByRole('heading', { name: 'Admin dashboard' }).waitFor()
  await form.page.close()
  const results = [{ what: '/admin, sign-in form', bytes: form.bytes }]
  for (const room of rooms) {
    const { page, bytes } = await weigh(`/admin${room}`, 'main h1')
    results.push({ what: `/admin${room}`, bytes })
    await page.close()
  }
  await browser.close()
  return results
}
