import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the page for unknown addresses has no accessibility violations', async ({
      page,
      faults,
      checkAccessibility,
    }) => {
      faults.expect(/^response: 404/, /^console: .*404/)
      await page.goto('/nowhere')
      await checkAccessibility()
    })

    test('the open menus have no accessibility violations', async ({
      page,
      checkAccessibility,
    }) => {
      await page.goto('/')
      if (width > 1000) {
        await page.getByRole('button', { name: 'Services' }).click()
      } else {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.locator('#site-menu summary').click()
      }
      await checkAccessibility()
    })

    test('the form with its errors shown has no accessibility violations', async ({
      page,
      checkAccessibility,
    }) => {
      await page.goto('/contact')
      await hydrated(page)
      await page.locator('form button[type=submit]').click()
      await expect(page.getByText('Missing Information').first()).toBeVisible()
      await checkAccessibility()
    })
  })
