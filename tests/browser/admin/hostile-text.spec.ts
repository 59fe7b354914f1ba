import type { Page } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signIn, test } from '#tests/browser/fixtures.ts'
import { hostileEnquiry, payloads } from '#tests/browser/hostile-enquiry.ts'

/** Without the policy, only the page itself protects staff from what a stranger writes. */
test.use({ bypassCSP: true })

/** Everything a page does that a text on it could have caused. */
function watch(page: Page, origin: string) {
  const done: string[] = []
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) done.push(`request: ${request.url()}`)
  })
  page.on('frameattached', (frame) => done.push(`frame: ${frame.url()}`))
  return async () => {
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all
          .map((link) => (link as HTMLAnchorElement).href)
          .filter((href) => !/^(https?|mailto):/.test(href)),
      )
    const ran = await page.evaluate(() => 'pwned' in globalThis)
    return [...done, ...links.map((href) => `link: ${href}`), ...(ran ? ['script'] : [])]
  }
}

for (const [box, list] of [
  ['inbox', 'Contact submissions'],
  ['quarantine', 'Suspected spam'],
] as const)
  test(`markup and scripts in an enquiry stay text in the ${box}, without the content security policy`, async ({
    page,
    request,
    site,
  }) => {
    const headers = { authorization: `Bearer ${await adminToken(request)}` }
    const sent = []
    for (let index = box === 'inbox' ? 0 : 1; index < payloads.length; index += 2) {
      const texts = hostileEnquiry(index)
      const { id } = await sendEnquiry(request, { ...texts, fax: '805' })
      sent.push({ ...texts, id })
      const quarantine = `/api/contact_submissions/${id}/quarantine`
      if (box === 'inbox') expect((await request.delete(quarantine, { headers })).ok()).toBe(true)
    }
    await signIn(page)
    const happened = watch(page, new URL(site.url).origin)
    await page.goto(`/admin/${box}`)
    const rows = page.getByRole('list', { name: list }).getByRole('listitem')
    for (const { id, name, company } of sent) {
      const row = rows.filter({ has: page.locator(`a[href*="${id}"]`) })
      await expect(row).toContainText(name)
      await expect(row).toContainText(company)
    }
    expect(await happened()).toEqual([])
    for (const { id, name, company, message, utmSource } of sent) {
      await rows.locator(`a[href*="${id}"]`).first().click()
      const record = page.getByRole('article', { name })
      await expect(record).toContainText(company)
      await expect(record).toContainText(message)
      await record.getByText(/^First came from/).click()
      await expect(record.getByRole('table')).toContainText(utmSource)
      expect(await happened()).toEqual([])
    }
  })
