import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'

/** Each page's specified texts, the need of its calls to action, and the section that its second button links to. */
const pages = [
  {
    path: '/services',
    words: ['two facilities', 'Consulting', 'Business Systems', 'Learn More'],
    needs: ['Full-service partnership', 'Strategic consulting'],
  },
  {
    path: '/services/consulting',
    words: ['38%', '45%', '30%', 'Assess & Diagnose', 'Team Integration', 'Execute & Scale'],
    needs: ['Strategic consulting'],
  },
  {
    path: '/services/media',
    words: ['+38%', '+52%', '+32%', 'META', 'YouTube', 'Get Your Free Campaign Audit'],
    needs: ['Customer acquisition'],
    section: ['See Typical Results', 'Typical results after 90 days'],
  },
  {
    path: '/services/email-sms',
    words: ['Welcome series', 'VIP nurture', 'Browse abandonment', 'Win-back'],
    needs: ['Retention & LTV'],
    section: ['See the Six Flows', 'Each flow waits for its own moment'],
  },
  {
    path: '/services/marketplaces',
    words: ['Amazon', 'Walmart', 'eBay', '45%', '6 months', '60%', '25%'],
    needs: ['Marketplace expansion'],
    section: ['See What We Manage', 'We manage each item from its title to its last fee'],
  },
  {
    path: '/services/fulfillment',
    words: ['Camarillo, California', '99.8%', '95%', '20-30%', '2 PM', 'Calculate Your Savings'],
    needs: ['Fulfillment optimization'],
    section: ['Estimate Your Savings', 'Your savings from two numbers'],
  },
]

for (const { path, words, needs, section } of pages) {
  test(`${path} contains the specified texts, and its calls to action carry their need`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.locator('main')
    for (const each of words)
      await expect(main.getByText(each, { exact: false }).first()).toBeVisible()
    const calls = main.locator('a[href="/contact"]')
    expect(await calls.count()).toBeGreaterThan(1)
    const carried = await calls.evaluateAll((links) =>
      (links as HTMLElement[]).map(({ dataset: { need, origin } }) => ({ need, origin })),
    )
    expect(new Set(carried.map(({ need }) => need))).toEqual(new Set(needs))
    const name = path.split('/').at(-1)
    for (const { origin } of carried) expect(origin).toMatch(new RegExp(`^${name}: \\w`))
  })

  if (section)
    test(`${path} scrolls to its own section, below the bar`, async ({ page }) => {
      const [label, title] = section as [string, string]
      await page.goto(path)
      await hydratedByKey(page)
      await page.getByRole('link', { name: label }).click()
      const heading = page.getByRole('heading', { level: 2, name: title })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64)
    })
}

/** Without the mouse: links below a pointer would be prefetched. */
async function hydratedByKey(page: Page) {
  await hydrated(page)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read to its end and links to the form', async ({ page }) => {
    for (const { path, words } of pages) {
      await page.goto(path)
      for (const each of words)
        await expect(page.locator('main').getByText(each).first()).toBeVisible()
    }
    await expect(
      page.getByText('Plain arithmetic: 20-30% of what you spend on shipping'),
    ).toBeVisible()
    await expect(page.getByText('Orders times cost, times 0.20 and 0.30.')).toBeVisible()
    await expect(page.getByLabel('Orders a month')).toBeHidden()
    await expect(page.getByText('Fill in both numbers')).toBeHidden()
    await page.getByRole('link', { name: 'Calculate Your Savings' }).click()
    await expect(page).toHaveURL('/contact')
  })
})

test('the cables of the podcast hang in their own proportions, between the panels and as high as their rows', async ({
  page,
}) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services/podcast')
    const list = page.locator('dl', { hasText: 'Edit turnaround' })
    await list.scrollIntoViewIfNeeded()
    await expect(list.locator('+ img')).toBeInViewport()
    const cables = (await list.locator('+ img').boundingBox())!
    const rows = (await list.boundingBox())!
    const need = (await list.locator('dt').first().boundingBox())!
    const answer = (await list.locator('dd').first().boundingBox())!
    expect(Math.abs(cables.y - rows.y)).toBeLessThan(1)
    expect(Math.abs(cables.height - rows.height)).toBeLessThan(1)
    expect(Math.abs(cables.x - need.x - need.width)).toBeLessThan(1)
    expect(Math.abs(cables.x + cables.width - answer.x)).toBeLessThan(1)
    await expect(list.locator('+ img')).toHaveCSS('object-fit', 'cover')
  }
})

test('the main switch of the business systems stands above its bus, within the screen', async ({
  page,
}) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services/business-systems')
    const circuits = page.locator('ol', { hasText: 'Reorder planning' })
    await circuits.scrollIntoViewIfNeeded()
    const offsets = () =>
      circuits.evaluate((list) => {
        const main = list.previousElementSibling!.getBoundingClientRect()
        const { left, top } = list.getBoundingClientRect()
        const bus = left + parseFloat(getComputedStyle(list, '::before').left) + 2
        // The cabinet begins at 18% of the picture's width.
        const cabinet = main.left + main.width * 0.18
        return [
          Math.min(0, cabinet),
          Math.round(main.left + main.width / 2 - bus),
          Math.round(main.bottom - top),
        ]
      })
    await expect.poll(offsets).toEqual([0, 0, 0])
  }
})

test('on a phone each service of the overview has its name and its link beside its scene', async ({
  page,
}) => {
  for (const width of [320, 360, 600]) {
    await page.setViewportSize({ width, height: 760 })
    await page.goto('/services')
    // Scenes are not loaded before the first interaction.
    await page.keyboard.press('Shift')
    const first = page.locator('main li > picture > img').first()
    await expect(first).toHaveCSS('translate', 'none')
    await first.scrollIntoViewIfNeeded()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('service-scenes')
    const rows = await page.locator('main ol > li:has(> picture)').all()
    expect(rows).toHaveLength(9)
    for (const [at, row] of rows.entries()) {
      const [band, scene, name, link] = await Promise.all(
        ['picture', 'img', 'h3', 'a'].map(async (each) => {
          const { x, y, width, height } = (await row.locator(each).boundingBox())!
          return { x, y, right: x + width, bottom: y + height, width }
        }),
      )
      expect(band!.width).toBe((await row.boundingBox())!.width)
      expect(scene!.right).toBeLessThanOrEqual(width)
      expect(name!.bottom).toBeLessThan(link!.y)
      expect(link!.bottom).toBeLessThan(band!.bottom)
      // An eighth of a scene is the table beside its board.
      const board = scene!.width / 8
      if (at % 3 === 1) {
        expect(scene!.x).toBe(band!.x)
        for (const { x } of [name!, link!]) expect(x).toBeGreaterThan(scene!.right - board - 8)
      } else
        for (const { right } of [name!, link!]) expect(right).toBeLessThan(scene!.x + board + 8)
    }
  }
})

test('on a wide screen the first of each three services is a band across the page, the other two share a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services')
  const rows = await page.locator('main ol > li:has(> picture)').all()
  const boxes = await Promise.all(rows.map(async (row) => (await row.boundingBox())!))
  for (const [at, box] of boxes.entries()) {
    expect(box.width > 1300).toBe(at % 3 === 0)
    if (at % 3 === 2) expect(box.y).toBe(boxes[at - 1]!.y)
  }
})

test('a click on the scene of a service opens its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services')
  const scene = page.locator('main ol > li > picture').nth(1)
  await scene.scrollIntoViewIfNeeded()
  const { x, y } = (await scene.boundingBox())!
  await page.mouse.click(x + 20, y + 20)
  await expect(page).toHaveURL('/services/media')
})

test('each name beside the stack of the services begins at a corner of its sheet', async ({
  page,
}) => {
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
    await fontsShown(page)
    const stack = (await page.locator('main picture > img').first().boundingBox())!
    const names = page.locator('main picture + ol > li')
    const scale = stack.width / 386
    // The corner of the sheet on top, and the distance between two sheets, in units of the drawing.
    for (const at of [0, 8]) {
      const name = (await names.nth(at).boundingBox())!
      const corner = stack.y + (110 + 30 * at) * scale
      expect(Math.abs(name.y + name.height / 2 - corner)).toBeLessThan(4)
    }
    expect(stack.x + stack.width).toBeLessThanOrEqual((await names.first().boundingBox())!.x + 1)
    expect(stack.width / width).toBeGreaterThan(width < 1024 ? 0.5 : 0.27)
  }
})
