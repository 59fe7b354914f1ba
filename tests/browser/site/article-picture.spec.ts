import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { untouched } from '#tests/browser/untouched.ts'

test('the picture of an article is painted with its text, and kept when the page is hydrated', async ({
  browser,
  baseURL,
}) => {
  const page = await untouched(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto(`${baseURL}/resources/marketplace-expansion-framework`)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('image')
  const picture = page.getByRole('img', { name: /^Drawing of a shelf/ })
  const drawing = picture.locator('> svg')
  await expect(drawing).toBeInViewport()
  await drawing.evaluate((svg) => svg.setAttribute('data-kept', ''))
  await hydrated(page)
  await expect(page.locator('svg[data-kept]')).toHaveCount(1)
  await page.context().close()
})

test('the picture of an article is loaded after a navigation, and where its drawing was lost', async ({
  page,
}) => {
  const path = '/resources/email-automation-playbook'
  const picture = page.locator('article header picture > img')
  await page.goto(path)
  await page.locator('[data-drawing]').evaluate((frame) => frame.replaceChildren())
  await hydrated(page)
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.goto('/resources')
  await hydrated(page)
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(picture).toHaveAttribute('alt', /\w/)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

test('what sizes the labels of the picture of an article leaves the next page alone', async ({
  page,
}) => {
  await page.goto('/resources/marketplace-expansion-framework')
  await hydrated(page)
  const label = page.locator('[data-drawing] path[data-label]').first()
  await expect(label).not.toHaveCSS('scale', 'none')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toBeVisible()
  await expect(headline.locator('span').first()).toHaveCSS('scale', 'none')
})
