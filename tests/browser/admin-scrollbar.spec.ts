import sharp from 'sharp'
import config from '../../playwright.config.ts'
import { expect, makeUser, signIn, test } from './fixtures.ts'

// Scroll bars that take up room, as a desk's mouse brings them.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 500 },
})

test('the page stays where it is when a dialog opens, and all of it is shaded', async ({
  page,
  request,
}) => {
  await makeUser(request)
  await signIn(page)
  const heading = page.locator('h1')
  await page.evaluate(() => scrollTo(0, 60))
  const before = await heading.boundingBox()
  const gutter = await page.evaluate(() => innerWidth - document.body.clientWidth)
  expect(gutter).toBeGreaterThan(0)
  await page
    .locator('[aria-label^="Delete "]')
    .first()
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
    })
  await expect(page.getByRole('alertdialog')).toHaveCSS('opacity', '1')
  expect(await heading.boundingBox()).toEqual(before)
  const shot = sharp(await page.screenshot({ animations: 'disabled' }))
  const at = (left: number) =>
    shot.clone().extract({ left, top: 200, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  const [free, beside] = await Promise.all([
    at(1280 - Math.ceil(gutter / 2)),
    at(1280 - gutter - 4),
  ])
  expect([...free].map((level, each) => Math.abs(level - (beside[each] ?? 0)) <= 2)).toEqual(
    Array(3).fill(true),
  )
})

test('the page is as wide with a scroll bar as without', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await signIn(page)
  const width = () => page.evaluate(() => document.body.clientWidth)
  const free = await width()
  await page.setViewportSize({ width: 1280, height: 400 })
  expect(await width()).toBe(free)
})
