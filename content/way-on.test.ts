import { expect, test } from 'vitest'
import { everyPage } from './every-page.ts'
import type { Hero } from './page-types.ts'
import { services } from './services.ts'
import type { WayOn } from './way-on.ts'

type ServicePage = { hero: Hero; wayOn: WayOn }

const sheets = services.map(({ key, name, href }, index) => {
  const { page } = everyPage.find(({ file }) => file === key)!
  return { key, name, href, number: index + 1, page: page as unknown as ServicePage }
})

/** What a reader looks for: a word that appears for no other service. */
const words: Record<string, RegExp> = {
  consulting: /consulting/i,
  media: /media/i,
  'email-sms': /email and SMS/i,
  marketplaces: /marketplace/i,
  fulfillment: /fulfillment/i,
  studio: /studio/i,
  podcast: /podcast/i,
  'web-design': /web design/i,
  'business-systems': /business systems/i,
}

test.each(sheets)('$key is named in the first five words of its introduction', ({ key, page }) => {
  const first = page.hero.lead.split(' ').slice(0, 5).join(' ')
  expect(first).toMatch(words[key]!)
})

test.each(sheets)('$key says which sheet it is and links to the next one', (sheet) => {
  expect(sheet.page.hero.note).toBe(`Sheet ${sheet.number} of 9: ${sheet.name}`)
  const after = sheets[sheet.number % sheets.length]!
  expect(sheet.page.wayOn.next).toMatchObject({ key: after.key, href: after.href })
  expect(sheet.page.wayOn.next.label).toMatch(new RegExp(`^Sheet ${after.number}: `))
})

test.each(sheets)(
  '$key describes how it works with two other services, one sentence each',
  ({ href, page }) => {
    const hrefs = page.wayOn.worksWith.map((each) => each.href)
    expect(new Set([href, ...hrefs]).size).toBe(3)
    for (const { sentence } of page.wayOn.worksWith) expect(sentence).toMatch(/^[A-Z][^.?]+\.$/)
  },
)

test('each page explains in its own words how the two services relate to it, and names their sheets', () => {
  expect(new Set(sheets.map(({ page }) => page.wayOn.title)).size).toBe(sheets.length)
  for (const { page } of sheets) {
    expect(page.wayOn.title).not.toMatch(/works with/i)
    const numbers = page.wayOn.worksWith.map(
      ({ href }) => sheets.find((one) => one.href === href)!.number,
    )
    expect(page.wayOn.note).toBe(`Works with sheets ${numbers.join(' and ')}`)
  }
})

test('no section of a service page has a mere count as its heading', () => {
  const numbers = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|\d+)\b/i
  const titles = sheets.flatMap(({ page }) =>
    Object.entries(page).map(([name, section]) => (name === 'fieldNote' ? '' : titleOf(section))),
  )
  expect(titles.filter((title) => numbers.test(title))).toEqual([])
})

const titleOf = (section: unknown) => (section as { title?: string }).title ?? ''
