import { expect, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, rows, sendMarked } from '#tests/browser/inbox-page.ts'

test('the list scrolls to the record that is open when the page loads, without taking the focus', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [oldest] = await sendMarked(request, mark, 14)
  await page.setViewportSize({ width: 1440, height: 600 })
  await signInAt(page, `/admin/inbox/${oldest!.id}?q=${mark}`)
  await expect(rows(page)).toHaveCount(14)
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(page.getByRole('article', { name: oldest!.name })).toBeVisible()
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 })
  await expect(rows(page).last()).not.toBeFocused()
})
