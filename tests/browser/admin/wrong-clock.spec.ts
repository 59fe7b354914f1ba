import { expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker } from '#tests/browser/inbox-page.ts'

test('on a computer whose clock is ten hours fast, an enquiry is as old as on the server, and can be answered', async ({
  page,
  request,
}) => {
  const company = marker()
  const { id } = await sendEnquiry(request, { company })
  await page.addInitScript(() => {
    const fastMs = 10 * 3_600_000
    const own = Date.now
    Date.now = () => own() + fastMs
    globalThis.Date = new Proxy(Date, {
      construct: (target, args: number[]) =>
        args.length === 0 ? new target(own() + fastMs) : new target(args[0]!),
    })
  })
  await signInAt(page, `/admin/inbox?q=${company}`)
  const row = page.locator(`[data-row="${id}"]`)
  await expect(row).toContainText('just now')
  await expect(row).toContainText('23 h left')
  await row.click()
  await page.getByRole('button', { name: /h left$/ }).click()
  await page.getByRole('menuitem', { name: /^Mark contacted now/ }).click()
  await expect(page.getByRole('button', { name: 'Answered in 1 m' })).toBeVisible()
})
