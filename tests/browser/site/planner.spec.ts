import type { Page } from '@playwright/test'
import { adminToken, expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const planner = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Draw my 90 days' }) })

async function answer(page: Page, ...answers: string[]) {
  for (const each of answers)
    await planner(page).locator(`[value="${each}"], [value*="stuck: ${each} ("]`).check()
}

/** The services that the drawn plan opens. */
const sheets = (page: Page) => planner(page).locator('ul a:visible')

function drawsThePlan() {
  test('three answers redraw the plan: the weak stage, the services to open, and parcels for the revenue', async ({
    page,
  }) => {
    await page.goto('/')
    const plan = planner(page)
    const weak = plan.getByText('Repaired first')
    const parcels = plan.locator('svg [data-on^="r"]:visible')
    await expect(weak.locator('visible=true')).toHaveCount(0)
    await expect(sheets(page)).toHaveCount(0)
    await expect(plan.getByText('Choose a need, or the stage that is stuck.')).toBeVisible()

    await answer(page, '$100K - $500K/month', 'Retention & LTV', 'Awareness')
    await expect(plan.getByRole('listitem').filter({ hasText: 'Awareness' })).toContainText(
      'Repaired first',
    )
    await expect(weak.locator('visible=true')).toHaveCount(1)
    await expect(parcels).toHaveCount(3)
    await expect(sheets(page)).toHaveText([
      'Media & Advertising',
      'Email & SMS Automation',
      'Fulfillment',
      'Podcast Production',
    ])

    await answer(page, '$1M+ /month', 'Conversion optimization', 'Conversion')
    await expect(weak.locator('visible=true')).toHaveCount(1)
    await expect(parcels).toHaveCount(5)
    await expect(sheets(page)).toHaveText([
      'Consulting',
      'Marketplace Management',
      'Web Design & Development',
    ])
    for (const words of ['30 days', '15-25%', '60 days', '35-50%', '90+ days', '60-150%'])
      await expect(plan.getByText(words, { exact: true })).toBeVisible()
    await sheets(page).first().click()
    await expect(page).toHaveURL('/services/consulting')
  })

  test('a plan is printed alone, with its answers and without the other options', async ({
    page,
  }) => {
    await page.goto('/')
    await answer(page, '< $50K/month', 'Creative & content', 'Retention')
    await page.emulateMedia({ media: 'print' })
    await expect(planner(page).getByText('My 90-day plan')).toBeVisible()
    await expect(planner(page).getByText('Creative & content')).toBeVisible()
    await expect(planner(page).getByText('Strategic consulting')).toBeHidden()
    await expect(sheets(page)).not.toHaveCount(0)
    for (const figure of ['15-25%', '35-50%', '60-150%'])
      await expect(planner(page).getByText(figure)).toBeVisible()
    await expect(page.locator('h1')).toBeHidden()
    // Who finds the sheet again knows whom to ask.
    await expect(page.locator('footer').getByText('hello@anacapa.example')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden()
  })

  test('the printed plan is one page, with its marks at the right places of the drawing', async ({
    page,
  }) => {
    await page.goto('/')
    await answer(page, '$1M+ /month', 'Full-service partnership', 'Consideration')
    await page.emulateMedia({ media: 'print' })
    for (const format of ['Letter', 'A4'])
      await expect(async () =>
        expect(`${await page.pdf({ format })}`.match(/\/Type ?\/Page\b/g)).toHaveLength(1),
      ).toPass()
    const [drawn, marked] = await planner(page)
      .locator('svg[viewBox="0 0 480 170"]')
      .evaluate((marks) =>
        [marks.previousElementSibling!, marks].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }),
      )
    expect(marked).toEqual(drawn)
  })
}

drawsThePlan()

const sendPlan = (page: Page) =>
  planner(page).getByRole('button', { name: 'Send this plan with an enquiry' }).click()

async function expectPlan(page: Page) {
  await expect(page.locator('select[name=revenueRange]')).toHaveValue('$1M+ /month')
  await expect(page.locator('select[name=primaryNeed]')).toHaveValue('Retention & LTV')
  await expect(page.locator('[name=message]')).toHaveValue(
    'Where growth is stuck: Retention (they order once).',
  )
}

test('a plan sent before React loads is in the form before and after React, and then not in the address', async ({
  page,
}) => {
  let letReactCome = () => {}
  const held = new Promise<void>((resolve) => (letReactCome = resolve))
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await answer(page, '$1M+ /month', 'Retention & LTV', 'Retention')
  await sendPlan(page)
  await expect(page).toHaveURL(/\/contact\?/)
  await expectPlan(page)
  await page.locator('[name=name]').fill('Ann Early')
  letReactCome()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expectPlan(page)
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await expectPlan(page)
  await page.locator('[name=email]').fill('ann@early.example')
  await page.locator('[name=company]').fill('Early Shop')
  await page.locator('[name=consent]').check()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const sent = page.waitForRequest('**/api/submit-contact-form')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ann Early',
    primaryNeed: 'Retention & LTV',
    origin: 'home: Draw my 90 days',
  })
})

test('the services that the plan opens are announced', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await answer(page, 'Retention & LTV', 'Awareness')
  await expect(page.getByRole('status')).toHaveText(
    'Services to start with: Media & Advertising, Email & SMS Automation, Fulfillment, Podcast Production',
  )
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })
  drawsThePlan()

  test('the plan is sent in the address, and is filled into the form and the enquiry', async ({
    page,
    request,
  }) => {
    const company = `Plain Shop ${Math.random()}`
    await page.goto('/')
    await answer(page, '$1M+ /month', 'Retention & LTV', 'Retention')
    await sendPlan(page)
    await expect(page).toHaveURL(/\/contact\?.*primaryNeed=Retention\+%26\+LTV/)
    await expectPlan(page)
    await page.locator('[name=name]').fill('Ann Plain')
    await page.locator('[name=email]').fill('ann@plain.example')
    await page.locator('[name=company]').fill(company)
    await page.locator('[name=consent]').check()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/contact\/sent\?reference=/)
    const enquiries = await request.get('/api/contact_submissions?limit=50', {
      headers: { authorization: `Bearer ${await adminToken(request)}` },
    })
    const { rows } = (await enquiries.json()) as { rows: Record<string, unknown>[] }
    expect(rows.find((each) => each.company === company)).toMatchObject({
      revenue_range: '$1M+ /month',
      primary_need: 'Retention & LTV',
      message: 'Where growth is stuck: Retention (they order once).',
      page_path: '/contact',
    })
  })

  test('no control that needs a script is shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Print this sheet')).toBeHidden()
  })
})

test('the answers are filled into the enquiry form, which comes into view', async ({ page }) => {
  await page.goto('/')
  await answer(page, '$500K - $1M/month', 'Marketplace expansion', 'Consideration')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await sendPlan(page)
  await expect(page).toHaveURL('/contact#form-title')
  await expect(page.getByRole('heading', { name: 'Tell us about your business' })).toBeFocused()
  await expect(page.locator('select[name=revenueRange]')).toBeInViewport()
  await expect(page.locator('select[name=revenueRange]')).toHaveValue('$500K - $1M/month')
  await expect(page.locator('select[name=primaryNeed]')).toHaveValue('Marketplace expansion')
  await expect(page.locator('[name=message]')).toHaveValue(
    'Where growth is stuck: Consideration (they look and leave).',
  )
})

test('a new plan replaces the one in a message with words of the visitor', async ({ page }) => {
  const message = page.locator('textarea[name=message]')
  await page.goto('/')
  await hydrated(page)
  await answer(page, 'Consideration')
  await sendPlan(page)
  const former = 'Where growth is stuck: Consideration (they look and leave).'
  await expect(message).toHaveValue(former)
  await message.fill(`${former}\nAnd we sell tea.`)
  await page.goBack()
  await answer(page, 'Retention')
  await sendPlan(page)
  await expect(message).toHaveValue(
    'Where growth is stuck: Retention (they order once).\nAnd we sell tea.',
  )
})

for (const [way, reload] of [
  ['from the form', false],
  ['after a reload there', true],
] as const)
  test(`the plan keeps its answers when the visitor comes back ${way}, and not when it is opened anew`, async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await answer(page, '$1M+ /month', 'Strategic consulting', 'Retention')
    await sendPlan(page)
    await expect(page).toHaveURL('/contact#form-title')
    if (reload) await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await hydrated(page)
    for (const each of ['$1M+ /month', 'Strategic consulting'])
      await expect(planner(page).getByLabel(each)).toBeChecked()
    await expect(planner(page).getByLabel(/they order once/)).toBeChecked()
    await page.goto('/')
    await hydrated(page)
    await expect(planner(page).locator(':checked')).toHaveCount(0)
  })

test('the plan keeps its answers when the page is reloaded', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await answer(page, '$1M+ /month', 'Strategic consulting', 'Retention')
  await page.reload()
  await hydrated(page)
  await expect(planner(page).locator(':checked')).toHaveCount(3)
  await expect(planner(page).getByLabel('Strategic consulting')).toBeChecked()
})

test('an answer given before React loads is included as well', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await planner(page).getByLabel('Strategic consulting').check()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await sendPlan(page)
  await expect(page).toHaveURL('/contact#form-title')
  await expect(page.locator('select[name=primaryNeed]')).toHaveValue('Strategic consulting')
})

test('the three questions can be answered by keyboard, and each answer is in the group of its question', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/')
  const need = planner(page).getByRole('group', { name: 'Primary need' })
  await expect(need.getByRole('radio')).toHaveCount(8)
  await expect(
    planner(page).getByRole('group', { name: 'Revenue range' }).getByRole('radio'),
  ).toHaveCount(5)
  const stuck = planner(page).getByRole('group', { name: 'Where growth is stuck' })
  await expect(stuck.getByRole('radio')).toHaveCount(4)
  await need.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(need.getByRole('radio', { name: 'Conversion optimization' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(stuck.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sheets(page)).toHaveText([
    'Consulting',
    'Media & Advertising',
    'Podcast Production',
    'Web Design & Development',
  ])
  await checkAccessibility()
})

test('a plan and an estimate of one visit are both in the enquiry', async ({ page }) => {
  await page.goto('/')
  await answer(page, 'Retention')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.goto('/services/fulfillment')
  await page.getByLabel('Orders a month').fill('1000')
  await page.getByLabel(/^Shipping cost/).fill('6')
  await expect(page.locator('output')).toHaveText('$1,200 to $1,800 a month')
  await page.goto('/contact')
  await expect(page.locator('[name=message]')).toHaveValue(
    /^Where growth is stuck: Retention .*\nSavings estimate: 1,000 orders/,
  )
})

test('from tablet width on the description of each stage is as large as its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const stage = planner(page).locator('label').filter({ hasText: 'they order once' })
  const size = await stage.evaluate((label) => getComputedStyle(label).fontSize)
  await expect(stage.locator('small')).toHaveCSS('font-size', size)
})

test('the questions stay in place while the drawing beside them grows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await fontsShown(page)
  // A distance: content above may still be laid out.
  const distance = () =>
    planner(page)
      .locator('label')
      .evaluateAll(
        (all) => all.at(-1)!.getBoundingClientRect().y - all[0]!.getBoundingClientRect().y,
      )
  const before = await distance()
  await answer(page, 'Conversion optimization', 'Consideration')
  await expect(sheets(page)).not.toHaveCount(0)
  expect(await distance()).toBe(before)
})

for (const width of [320, 360, 390])
  test(`on a phone of ${width} px stage names do not overlap and are at least 12 px large, for all answers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/')
    await answer(page, '$1M+ /month', 'Retention & LTV', 'Awareness')
    await fontsShown(page)
    const names = await planner(page)
      .getByRole('listitem')
      .filter({ has: page.locator('div') })
      .evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange()
          range.selectNodeContents(item.firstChild!)
          const { left, right } = range.getBoundingClientRect()
          return { left, right, size: parseFloat(getComputedStyle(item).fontSize) }
        }),
      )
    expect(names).toHaveLength(4)
    for (const [place, { left, size }] of names.entries()) {
      expect(size).toBeGreaterThanOrEqual(12)
      if (place) expect(left - names[place - 1]!.right).toBeGreaterThan(4)
    }
  })
