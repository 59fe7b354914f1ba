import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminToken, expect, signIn, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const filter = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name })
const address = () => `${randomUUID()}@shop.example`

test('the index features the blueprint and shows five more, each with its labels', async ({
  page,
}) => {
  await page.goto('/resources')
  await expect(
    page.getByRole('heading', { level: 2, name: 'DTC Lifecycle Blueprint' }),
  ).toBeVisible()
  await expect(page.getByText('1.8k')).toBeVisible()
  // In the open drawer, and below it.
  const ways = page.getByRole('link', { name: 'Get the Blueprint' })
  await expect(ways).toHaveCount(2)
  for (const way of await ways.all())
    await expect(way).toHaveAttribute('href', '/resources/dtc-lifecycle-blueprint')
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByRole('link', { name: /^Read Resource/ })).toHaveCount(5)
  await expect(page.getByText('Free', { exact: true })).toHaveCount(5)
})

test('the pictures of the resources are drawings, which stay sharp, with pixels for browsers without SVG', async ({
  page,
}) => {
  await page.goto('/resources/email-automation-playbook')
  await page.mouse.wheel(0, 1)
  const pictures = page.locator('main picture > img[srcset]')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(shown).toMatch(/images\/[a-z-]+\.svg$/)
    await expect(picture).toHaveAttribute('src', /^\/images\/[a-z-]+\?w=800&h=450&fit=crop$/)
  }
})

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('filters are links with their own address, and can be removed', async ({ page }) => {
      // Without smooth scrolling: a click may miss a filter that is still moving.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/resources')
      if (scripts) await hydrated(page)
      await filter(page, /^Marketplaces/).click()
      await expect(page).toHaveURL('/resources?category=Marketplaces#library')
      await expect(cards(page)).toHaveText([/Amazon PPC/, /Marketplace Expansion/])
      await filter(page, /^Guide/).click()
      await expect(page).toHaveURL('/resources?type=Guide&category=Marketplaces#library')
      await expect(cards(page)).toHaveText([/Amazon PPC/])
      await expect(page.getByRole('heading', { name: '1 of 6 resources' })).toBeInViewport()
      await filter(page, /^Strategy/).click()
      await expect(cards(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Category: Strategy' }).click()
      await expect(cards(page)).toHaveText([/DTC Lifecycle Blueprint/])
      await page.goBack()
      await expect(page.getByText(/No resource has both/)).toBeVisible()
    })

    test('a filter in a shared link is applied, and an invalid one is ignored', async ({
      page,
    }) => {
      await page.goto('/resources?utm_source=letter&category=Marketplaces&type=Nonsense')
      await expect(cards(page)).toHaveCount(2)
      if (scripts) {
        await hydrated(page)
        await expect(cards(page)).toHaveCount(2)
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/resources$/)
    })

    test('an unknown slug is a 404 with a way back', async ({ page, faults }) => {
      faults.expect(/^response: 404/, /^console: .*404/)
      const answer = await page.goto('/resources/growth-hacks')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource Not Found')
      await expect(
        page.getByText("The resource you're looking for doesn't exist or has been moved."),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Back to Resources' }).click()
      await expect(page).toHaveURL('/resources')
    })

    test('a subscription is stored, and the page says what happens next', async ({
      page,
      request,
    }) => {
      const email = address()
      await page.goto('/resources')
      if (scripts) await hydrated(page)
      await page.getByPlaceholder('Enter your email').fill(email)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText(/Open the link in our email and confirm/)).toBeVisible()
      await expect(page).toHaveURL(scripts ? '/resources' : '/resources/subscribed')
      const answer = await request.get('/api/newsletter_subscribers', {
        headers: { authorization: `Bearer ${await adminToken(request)}` },
      })
      const { rows } = (await answer.json()) as { rows: Record<string, unknown>[] }
      expect(rows.find((row) => row.email === email)).toMatchObject({
        confirmed_at: null,
        page_path: '/resources',
        consent_text: expect.stringContaining('You can stop at any time.'),
      })
    })

    test('an invalid address is reported, and kept in its field', async ({ page, faults }) => {
      faults.expect(/^response: 422 POST \/api\/subscribe$/, /^console: .*422/)
      await page.goto('/resources')
      if (scripts) await hydrated(page)
      const field = page.getByPlaceholder('Enter your email')
      // The browser accepts this and the server does not.
      const long = `${'a'.repeat(250)}@shop.example`
      await field.fill(long)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      const error = page.locator('#newsletter [data-error-for=email]')
      await expect(error).toBeVisible()
      await expect(error).toHaveText(/^Enter an email address, such as/)
      await expect(field).toHaveValue(long)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toBeFocused()
    })

    test('on a phone the contents lead to their sections', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/resources/dtc-lifecycle-blueprint')
      const contents = page.locator('details', { hasText: 'Table of Contents' })
      await contents.locator('summary').click()
      await contents.getByRole('link', { name: /Find the one constraint/ }).click()
      await expect(page).toHaveURL(/#constraint$/)
      await expect(page.getByRole('heading', { name: 'Find the one constraint' })).toBeInViewport()
    })
  })

for (const width of [360, 1280])
  for (const path of [
    '/resources',
    '/resources?type=Guide&category=Strategy',
    '/resources/conversion-rate-optimization-checklist',
  ])
    test(`${path} has no accessibility violations at ${width} px`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      // Any key loads React if nothing else has.
      await hydrated(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await checkAccessibility()
    })

test('admins can see who subscribed', async ({ page, request }) => {
  const email = address()
  await request.post('/api/subscribe', { data: { email } })
  await signIn(page)
  await page.getByRole('link', { name: 'Subscribers' }).click()
  await expect(page.getByRole('heading', { name: 'Newsletter subscribers' })).toBeVisible()
  await expect(page.getByRole('row', { name: email })).toContainText('Waiting to confirm')
})

test('on a tablet the fifth sheet of the library spans both columns, its picture in the middle of the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/resources')
  const sheets = page.locator('li', { has: page.getByRole('link', { name: /^Read Resource/ }) })
  await expect(sheets).toHaveCount(5)
  const [first, second, last] = await Promise.all(
    [0, 1, 4].map((at) => sheets.nth(at).boundingBox()),
  )
  expect(last!.x).toBe(first!.x)
  expect(last!.x + last!.width).toBeCloseTo(second!.x + second!.width, 0)
  const picture = (await sheets.last().locator('picture').boundingBox())!
  expect(picture.x + picture.width).toBeLessThanOrEqual(second!.x)
  const middle = (box: { y: number; height: number }) => box.y + box.height / 2
  expect(Math.abs(middle(picture) - middle(last!))).toBeLessThan(2)
})

for (const width of [320, 360, 768, 1024, 1440])
  test(`the stages of the featured drawing are named, each below its part, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/resources')
    await page.evaluate(() => document.fonts.ready)
    const names = await page.locator('picture + ol > li').evaluateAll((parts) =>
      parts.map((part) => {
        const word = document.createRange()
        word.selectNodeContents(part)
        const [{ left, right }, column] = [
          word.getBoundingClientRect(),
          part.getBoundingClientRect(),
        ]
        const size = parseFloat(getComputedStyle(part).fontSize)
        return {
          name: part.textContent,
          isLegible: size >= 12 && left > column.left && right < column.right,
        }
      }),
    )
    expect(names).toEqual(
      ['Awareness', 'Consideration', 'Conversion', 'Retention'].map((name) => ({
        name,
        isLegible: true,
      })),
    )
  })
