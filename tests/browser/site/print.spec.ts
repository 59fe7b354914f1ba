import { expect, test } from '#tests/browser/fixtures.ts'
import { articles } from '#tests/browser/public-pages.ts'

/** Letter paper with margins of 1 cm, in CSS pixels. */
const paper = { width: 740, height: 980 }

test.use({ viewport: paper })

for (const path of articles)
  test(`in print ${path} shows its formulas completely`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    const cut = await page
      .locator('main :is(pre, [role=group]:has(> table), table)')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.textContent.slice(0, 60)),
      )
    expect(cut).toEqual([])
    for (const box of await page.locator('main pre').all()) {
      await expect(box).toHaveCSS('white-space-collapse', 'preserve')
      await expect(box).toHaveCSS('text-wrap-mode', 'wrap')
    }
  })

test('in print no heading is left at the bottom of a page without its text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/contact', '/privacy', '/services/media', articles[0]!]) {
    await page.goto(path)
    const loose = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
          .map((heading) => heading.textContent),
      )
    expect(loose, path).toEqual([])
  }
})

test('in print the number of a section stays with its heading, and a short table is not torn', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/resources/email-automation-playbook')
  for (const kept of [
    page.locator('section[data-section] > h2'),
    page.locator('table:has(th:text-is("Rate"))'),
  ])
    await expect(kept.first()).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('table:has(th:text-is("Trigger"))')).toHaveCSS('break-inside', 'auto')
})

test('in print the table of a figure of an article begins on the page of the figure', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of articles) {
    await page.goto(path)
    const tables = await page.locator('main :is(img, picture) + [role=group]:has(> table)').all()
    expect(tables.length, path).toBeGreaterThan(0)
    for (const table of tables) await expect(table).toHaveCSS('break-before', 'avoid')
  }
})

// Chromium paints nothing of a positioned grid that crosses the end of a page.
test('in print the contact cards are in a plain block that is painted, without the form', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/contact')
  const sheet = page.locator('form').locator('..')
  await expect(sheet).toHaveCSS('display', 'block')
  await expect(sheet).toHaveCSS('position', 'static')
  await expect(page.locator('form')).toBeHidden()
  await expect(sheet.getByText('Email', { exact: true })).toBeVisible()
  await expect(sheet.locator('ul')).toHaveCSS('break-inside', 'avoid')
})

test('in print there are no buttons, options or fields', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of [
    '/contact',
    '/resources',
    '/services/studio',
    '/services/email-sms',
    '/services/podcast',
    '/services/web-design',
    '/services/fulfillment',
  ]) {
    await page.goto(path)
    await expect(
      page.locator(':is(input, select, textarea, button, nav):visible'),
      path,
    ).toHaveCount(0)
  }
})

test('in print no link that looks like a button is left', async ({ page }) => {
  await page.goto('/resources')
  const buttons = page.getByRole('link', { name: /^(Read Resource|Get the Blueprint)/ })
  await expect(buttons.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(buttons).toHaveCount(0)
})

/** The number of pages of each, printed on Letter with narrow margins. */
const sheets = {
  '/resources': 2,
  '/our-approach': 4,
  '/contact': 2,
  '/services/marketplaces': 5,
  '/services/fulfillment': 4,
  '/services/studio': 5,
  '/services/podcast': 5,
  '/portfolio': 4,
}

test('no page needs more sheets of paper than its text and drawings fill', async ({ page }) => {
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }
  for (const [path, most] of Object.entries(sheets)) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const file = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
    // Printing asks for the drawings that were still waiting.
    await page.waitForLoadState('networkidle')
    const taken = file.match(/\/Type \/Page\s/g)!.length
    expect(taken, path).toBeGreaterThan(1)
    expect(taken, path).toBeLessThanOrEqual(most)
  }
})

test('in print the map shows the whole channel, and a drawing is above its text', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/about')
  await expect(page.getByText('San Miguel', { exact: true })).toBeVisible()
  await page.goto('/our-approach')
  const [drawing, words] = await Promise.all([
    page.locator('h1 ~ div img, h1 + div ~ div img').first().boundingBox(),
    page.locator('main ol').first().boundingBox(),
  ])
  expect(words!.y - drawing!.y - drawing!.height).toBeLessThan(12)
  expect(drawing!.width / drawing!.height).toBeGreaterThan(3)
})

test('in print text is 9 pt, drawings of dark bands keep their ground, and links to other sheets are hidden', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/services/email-sms', '/services/consulting']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '12px')
    await expect(page.getByText(/^Works with sheets \d/)).toBeHidden()
    await expect(page.locator('main > section').last().locator('img')).toBeHidden()
    for (const picture of await page.locator('[data-ground=deep] img:visible').all())
      await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const heads = page.locator('h1, h1 + div')
    expect(
      await heads.first().evaluate((head) => getComputedStyle(head.parentElement!).display),
    ).toBe('block')
  }
})

test('in print the closing text stays with its heading, and text over a drawing does not hide it', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(articles[0]!)
  // An article's would be alone on the last page.
  await expect(page.getByRole('heading', { name: 'Working on this now?' })).toBeHidden()
  await page.goto('/services/web-design')
  const closing = page.locator('main > section:last-of-type h2').locator('..')
  await expect(closing).toHaveCSS('break-inside', 'avoid')
  const words = page.locator('[data-ground=deep] img + svg')
  await expect(words).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('in print figures stay with their heading, and a drawing beside a note needs no page of its own', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/studio')
  const figures = page.getByRole('heading', { name: 'Made in the studio so far' })
  await expect(figures.locator('../..')).toHaveCSS('break-inside', 'avoid')
  await page.goto('/services/podcast')
  const curve = page
    .getByRole('heading', { name: 'A download is not yet a listener' })
    .locator('..')
  expect((await curve.locator('svg').boundingBox())!.width).toBeLessThanOrEqual(336)
})

test('in print related content is not split between pages', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const [path, first] of [
    ['/', page.getByText('$50M+')],
    ['/services/marketplaces', page.getByRole('heading', { name: 'Amazon' })],
  ] as const) {
    await page.goto(path)
    const list = page.locator('main ul').filter({ has: first }).first()
    await expect(list, path).toHaveCSS('break-inside', 'avoid')
  }
})

test('in print the numbers of the panel are on white, and the sunset fills its band', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/business-systems')
  const breaker = page.locator('li', { hasText: 'Reorder planning' }).locator('span').first()
  await expect(breaker).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(breaker).toHaveCSS('border-right-color', 'rgb(0, 0, 0)')
  await page.goto('/about')
  const sunset = page.locator('figure img')
  await expect(sunset).toHaveCSS('object-fit', 'cover')
  const caption = page.locator('figure figcaption')
  expect((await caption.boundingBox())!.y).toBeGreaterThanOrEqual(
    await sunset.evaluate((picture) => picture.getBoundingClientRect().bottom),
  )
})
