import { expect, test } from 'vitest'
import { hostileEnquiry, payloads } from '#tests/browser/hostile-enquiry.ts'
import { goBack, isSeen, text } from './seen.ts'
import { sendEnquiry, signIn } from './staff.ts'
import type { Tab } from './tab.ts'

type InTab = (journey: (tab: Tab) => Promise<void>) => Promise<void>

/** With the policy on: a text's attempt to run or load anything would be reported as a violation, which is a fault. */
export function hostileTextStaysText(inTab: InTab) {
  test('markup and scripts in an enquiry stay text in the list and in the record', () =>
    inTab(async (tab) => {
      const sent = []
      for (let index = 0; index < payloads.length; index += 4) {
        const person = { email: 'visitor@shop.example', consent: true }
        const enquiry = hostileEnquiry(index)
        sent.push({ ...enquiry, id: await sendEnquiry({ ...person, ...enquiry, fax: '805' }) })
      }
      await signIn(tab)
      await tab.visit('/admin/quarantine')
      for (const { id, name, company, website } of sent) {
        const row = `[data-row="${id}"]`
        await expect.poll(() => text(tab, row)).toContain(name)
        expect(await text(tab, row)).toContain(company)
        await tab.press(row, 'Enter')
        await expect.poll(() => text(tab, 'article h2')).toContain(name)
        const record = await text(tab, 'article')
        for (const words of [company, website, ...payloads]) expect(record).toContain(words)
        await goBack(tab)
        await expect.poll(() => isSeen(tab, 'article')).not.toBe(true)
      }
      expect(await tab.run(() => 'pwned' in globalThis)).toBe(false)
      expect(await tab.run(() => document.querySelectorAll('iframe, object').length)).toBe(0)
    }))
}
