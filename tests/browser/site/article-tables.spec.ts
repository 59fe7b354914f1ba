import { expect, test } from '#tests/browser/fixtures.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('on a phone a table that compares figures keeps its columns, under a head that is shown once', async ({
  page,
}) => {
  await page.goto('/resources/marketplace-expansion-framework')
  const table = page.locator('[role=group]:has(th:text-is("Own site"))')
  await table.scrollIntoViewIfNeeded()
  const places = await table.locator('tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        const { left, right, top } = cell.getBoundingClientRect()
        return [left, right, top].map(Math.round)
      }),
    ),
  )
  for (const [name, ...figures] of places) {
    expect(name!.slice(0, 2)).toEqual([20, 340])
    expect(figures.map(([left, right]) => [left, right])).toEqual([
      [20, 100],
      [100, 180],
      [180, 260],
      [260, 340],
    ])
    for (const [, , top] of figures) expect(top).toBeGreaterThan(name![2]!)
  }
  await expect(table.getByRole('columnheader', { name: /^Amazon/ })).toBeInViewport()
  await expect(table.getByRole('cell', { name: '$13.00' })).toBeVisible()
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

for (const width of [360, 768])
  test(`at ${width} px the head of an article says what it is about before its buttons and its drawing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/resources/dtc-lifecycle-blueprint')
    const head = page.locator('article header')
    const tops = await Promise.all(
      [
        head.getByRole('heading', { level: 1 }),
        head.getByText('Find your contribution margin'),
        head.locator('dl'),
        head.getByRole('link', { name: /^Download PDF/ }),
        head.locator('[data-drawing]'),
      ].map(async (part) => (await part.boundingBox())!.y),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })
