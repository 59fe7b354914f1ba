import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { violationsOn } from '#tests/browser/accessibility.ts'
import { expect, test } from '#tests/browser/fixtures.ts'

type Mails = {
  mailKinds: string[]
  renderMail: (kind: string, data: object) => Promise<{ html: string }>
}
const file = join(import.meta.dirname, '../../../dist/mail/mails.js')
const { mailKinds, renderMail } = (await import(pathToFileURL(file).href)) as Mails

const link = `https://agency.example/admin/enquiries/${'a'.repeat(60)}`
const [unbroken, email] = ['W'.repeat(200), `${'sample'.repeat(20)}@harbor.example`]
const at = '2026-11-20T22:24:00.000Z'
const untold = { website: null, revenue_range: null, primary_need: null, first_touch: null }
const enquiry = { id: '019ab000-0000-7000-8000-00007f3a90c2', created_at: at, link, ...untold }
const waiting = { company: unbroken, name: unbroken, due_at: at, link }

/** Every mail with the longest possible data. */
const mails = {
  new_enquiry: { ...enquiry, name: unbroken, company: unbroken, email, message: unbroken },
  visitor_confirmation: { reference: '7F3A-90C2' },
  mention: { id: enquiry.id, by: email, company: unbroken, name: unbroken, text: unbroken, link },
  assigned: {
    by: email,
    enquiries: [{ reference: unbroken, need: unbroken, due_at: at, link }],
    count: 100,
    link,
  },
  reply: { subject: unbroken, text: unbroken, quote: { at, message: unbroken } },
  recovery: { link, minutes: 10 },
  invitation: { link, invited_by: email, role: 'admin', days: 7 },
  digest: { enquiries: [waiting], late: 100, due_soon: 100, link },
  password_changed: { at, link },
  wrong_codes: { at, link },
  session_ended: { at, link },
  factor_changed: { change: 'added', at, link },
  factor_reset: { by: email, at, link },
  passkey_changed: { change: 'added', name: unbroken.slice(0, 60), at, link },
  admin_made: { email, by: email, at, link },
  new_device: { at, user_agent: unbroken, ip: '2001:db8:1111:2222:3333:4444:5555:6666', link },
  newsletter_confirmation: { link, unsubscribe: link },
  resource_guide: {
    title: 'The Omnichannel Fulfillment and Merchandising Playbook',
    link,
    article: link,
  },
  test: { at },
}

test('every mail that was built is looked at here', () => {
  expect(Object.keys(mails).toSorted()).toEqual(mailKinds.toSorted())
})

for (const [kind, data] of Object.entries(mails))
  test(`the mail ${kind} is readable at 320 px in both color schemes, and loads nothing`, async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const { html } = await renderMail(kind, data)
    await page.setContent(html)
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${kind} at ${width} px`).toBeLessThanOrEqual(width)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
      expect(await violationsOn(page, tags), colorScheme).toEqual([])
    }
    expect(requests).toEqual([])
  })
