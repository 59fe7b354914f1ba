import type { Page } from '@playwright/test'
import { admin, expect, sendEnquiry, signIn, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { stopTimers } from '#tests/browser/stop-timers.ts'

/** The scripts that the page fetched since the last call, with their transfer sizes. */
function collect(page: Page) {
  let fetched: { name: string; bytes: number }[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script') return
    const name = new URL(response.url()).pathname.replace(/^\/assets\/|-[\w-]{7}\.js$/g, '')
    expect(response.headers()['content-encoding'], name).toBe('br')
    fetched.push({ name, bytes: Number(response.headers()['content-length']) })
  })
  return {
    names: () => fetched.map(({ name }) => name),
    bytes: () => fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    forget: () => (fetched = []),
  }
}

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin dashboard' })

/** An event stream is never idle: a screen has loaded once no request was made for a while. */
async function settled(page: Page, names: () => string[]) {
  let before = -1
  await expect(async () => {
    const now = names().length
    const quiet = now === before
    before = now
    await page.waitForTimeout(700)
    expect(quiet).toBe(true)
  }).toPass()
}

test('the sign-in form needs 100 KB of scripts, none before an interaction; the front room needs 140 KB', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  const scripts = collect(page)
  await page.goto('/admin')
  await expect(page.getByLabel('Email')).toBeFocused()
  // Such events also occur in a page opened in the background, or under a pointer at rest.
  await page.getByLabel('Email').dispatchEvent('focusin')
  await page.getByLabel('Email').dispatchEvent('pointermove', { movementX: 0, movementY: 0 })
  await settled(page, scripts.names)
  expect(scripts.bytes()).toBeLessThanOrEqual(2_048)
  await hydrated(page)
  await settled(page, scripts.names)
  expect(scripts.bytes()).toBeLessThanOrEqual(100_000)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(dashboard(page)).toBeVisible()
  await settled(page, scripts.names)
  expect(scripts.bytes()).toBeLessThanOrEqual(140_000)
  expect(scripts.names().filter((name) => /menus|record|inbox|people/.test(name))).toEqual([])
})

test('each room, the palette and the composer have their own scripts, loaded when they are opened', async ({
  page,
  request,
}) => {
  const { name } = await sendEnquiry(request)
  const healthy = {
    state: 'ok',
    can_mail: true,
    waiting: 0,
    oldest_waiting_at: null,
    last_sent_at: null,
    unset: null,
    reason: null,
  }
  await page.route('**/api/deliveries/health', (route) => route.fulfill({ json: healthy }))
  await signIn(page)
  await expect(dashboard(page)).toBeVisible()
  // This test is not about what loads by itself after half a minute.
  await stopTimers(page, 30_000)
  await page.reload()
  const scripts = collect(page)
  await expect(dashboard(page)).toBeVisible()
  await settled(page, scripts.names)
  const rooms: [string, string, string][] = [
    ['Quarantine', 'quarantine', 'Suspected spam'],
    ['Subscribers', 'subscribers', 'Subscribers'],
    ['People', 'people', 'People'],
    ['Deliveries', 'deliveries', 'Deliveries'],
    ['Settings', 'settings', 'Settings'],
    ['API', 'api-page', 'API'],
    ['Inbox', 'inbox', 'Contact submissions'],
  ]
  for (const [link, script, heading] of rooms) {
    expect(scripts.names()).not.toContain(script)
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    expect(scripts.names()).toContain(script)
  }
  expect(scripts.names()).not.toContain('palette')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(scripts.names()).toContain('palette')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name }).first().click()
  const record = page.getByRole('article', { name })
  await expect(record).toBeVisible()
  expect(scripts.names()).not.toContain('composer')
  await record.getByRole('button', { name: /^Reply/ }).click()
  await expect.poll(scripts.names).toContain('composer')
})

test('without a session the sign-in form is shown before any script, and early input and submits are kept', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await email.fill(admin.email)
  await expect(page.getByText('Checking your session')).toBeHidden()
  await page.getByLabel('Password').pressSequentially(admin.password)
  await page.keyboard.press('Enter')
  await expect(email).toHaveValue(admin.email)
  release()
  await expect(dashboard(page)).toBeVisible()
})

test('a sign-in submitted while React takes the form over is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const send = () => document.querySelector<HTMLFormElement>('form[method=post]')?.requestSubmit()
    const taken = { attributeFilter: ['data-hydrated'], subtree: true }
    new MutationObserver(send).observe(document, taken)
  })
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  release()
  await expect(dashboard(page)).toBeVisible()
})

test('pressing "Forgot password" before the scripts load is not lost, nor the address typed', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  release()
  await expect(page).toHaveURL('/admin/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
})

test('typing continues in the same place when the scripts arrive', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin', { waitUntil: 'commit' })
  const password = page.getByLabel('Password')
  await password.pressSequentially('half of ')
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page).toHaveTitle(/Staff sign-in/)
  await page.keyboard.type('it')
  await expect(password).toHaveValue('half of it')
})

test('with a stored session the sign-in form is not shown even briefly', async ({ page }) => {
  await signIn(page)
  await page.addInitScript(() => {
    const look = () => {
      const form = document.querySelector('form[method=post]')
      if (form?.checkVisibility()) Object.assign(globalThis, { formWasSeen: true })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  expect(await page.evaluate(() => 'formWasSeen' in globalThis)).toBe(false)
})
