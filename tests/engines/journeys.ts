import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { distorted, drawnInPlace } from './drawn-part.ts'
import { drawingsHavePlaceAndSize } from './drawing-journeys.ts'
import { hostileTextStaysText } from './hostile-text.ts'
import { goBack, hydrated, isSeen, path, text, value } from './seen.ts'
import { staffJourneys } from './staff-journeys.ts'
import { stored } from './stored.ts'
import type { Engine, Tab } from './tab.ts'

type How = { scripts?: boolean; expected?: RegExp }

/** The same journeys in each engine. */
export function journeysIn(open: (site: string) => Promise<Engine>) {
  const site = inject('site')
  let engine: Engine
  beforeAll(async () => void (engine = await open(site.url)))
  afterAll(() => engine?.close())

  /** A separate tab, in which nothing unexpected may go wrong. */
  async function inTab(journey: (tab: Tab) => Promise<void>, how: How = {}) {
    const tab = await engine.open(how)
    try {
      await journey(tab).catch(async (error: unknown) => {
        throw new Error(`At ${await path(tab)}, with these faults: ${tab.faults()}`, {
          cause: error,
        })
      })
      const unexpected = tab.faults().filter((fault) => !how.expected?.test(fault))
      expect(unexpected, 'faults nobody expected').toEqual([])
    } finally {
      await tab.close()
    }
  }

  test('a script error and a policy violation are detected here', () =>
    inTab(
      async (tab) => {
        await tab.visit('/contact')
        await hydrated(tab)
        await tab.run(() => {
          setTimeout(() => {
            throw new Error('planted')
          })
          document.body.append(
            Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }),
          )
        })
        await expect.poll(() => tab.faults().join('\n')).toMatch(/planted/)
        await expect.poll(() => tab.faults().join('\n')).toMatch(/elsewhere\.example/)
      },
      { expected: /planted|elsewhere/ },
    ))

  test('the home page paints its drawings and loads its fonts, its menu opens a service, and Back returns', () =>
    inTab(async (tab) => {
      await tab.visit('/')
      const heading = await text(tab, 'h1')
      await expect
        .poll(() => tab.run(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      const fonts = () =>
        tab.run(() =>
          [...document.fonts]
            // Fallback fonts are taken from the machine, if it has them.
            .filter(({ family, stretch }) => !family.includes('Fallback') && stretch === 'normal')
            .map(({ family, status }) => `${family} ${status}`),
        )
      await expect.poll(async () => (await fonts()).length).toBeGreaterThan(2)
      await expect
        .poll(async () => (await fonts()).filter((font) => !font.endsWith(' loaded')))
        .toEqual([])
      expect(await distorted(tab)).toEqual([])
      // After the outlines of all three and the drawing for phones.
      const last = {
        selector: 'main img[src*="svgView"]',
        nth: 4,
        whole: 3,
        from: 2,
        tall: 1406 / 480,
      }
      await expect.poll(() => drawnInPlace(tab, last)).toBeGreaterThan(0.7)

      await hydrated(tab)
      await tab.run(restOnLink)
      await tab.click('[data-bar] button', 'Services')
      await tab.click('#services-menu a', 'Podcast')
      await expect.poll(() => path(tab)).toBe('/services/podcast')
      await expect.poll(() => text(tab, 'h1')).not.toBe(heading)
      await goBack(tab)
      await expect.poll(() => path(tab)).toBe('/')
      await expect.poll(() => text(tab, 'h1')).toBe(heading)
      await tab.click('[data-bar] button', 'Services')
      await expect.poll(() => isSeen(tab, '#services-menu a')).toBe(true)
    }))

  test('two voices are leveled to -16 LUFS by keyboard, and three answers draw a plan', () =>
    inTab(async (tab) => {
      await tab.visit('/services/podcast')
      await tab.press('section:has(#leveling) [name=host]', 'ArrowRight', 17)
      await tab.press('section:has(#leveling) [name=guest]', 'ArrowLeft', 9)
      await expect
        .poll(() => text(tab, 'section:has(#leveling)'))
        .toContain('Both voices are on the line.')
      expect(await text(tab, 'section:has(#leveling)')).toMatch(/-1[56]\.\d LUFS/)

      await tab.visit('/')
      for (const answer of ['$100K - $500K/month', 'Retention & LTV', 'Awareness'])
        await tab.click('form:has([name=primaryNeed]) label', answer)
      const plan = () => text(tab, 'form:has([name=primaryNeed])')
      await expect.poll(plan).toMatch(/Awareness\s+Repaired first/)
    }))

  test('an incomplete form says what is missing and keeps its text; a complete one is stored and gives a receipt', () =>
    inTab(async (tab) => {
      const company = `Shop ${randomUUID()}`
      await tab.visit('/contact')
      await hydrated(tab)
      await tab.type('form [name=company]', company)
      await tab.type('form [name=message]', 'First orders come.')
      await tab.press('form button[type=submit]', 'Enter')
      await expect.poll(() => text(tab, '[data-sonner-toast]')).toContain('Missing Information')
      await expect.poll(() => text(tab, '#name-error')).toBe('Enter your name.')
      expect(await value(tab, '[name=company]')).toBe(company)
      expect(await value(tab, '[name=message]')).toBe('First orders come.')

      await tab.type('form [name=name]', 'Rosa Delgado')
      await tab.type('form [name=email]', 'rosa@islands.example')
      await tab.press('form [name=consent]', 'Space')
      await tab.press('form button[type=submit]', 'Enter')
      await expect.poll(() => text(tab, '[data-reference]')).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
      expect(await text(tab, 'main')).toContain('Your message is on our table')
      expect(enquiriesOf(company)).toEqual([
        { name: 'Rosa Delgado', email: 'rosa@islands.example', message: 'First orders come.' },
      ])
    }))

  test('without scripts an incomplete form is refused with its text kept, and accepted once it is complete', () =>
    inTab(
      async (tab) => {
        const company = `Plain & Sons ${randomUUID()}`
        await tab.visit('/contact')
        await tab.type('form [name=name]', 'Ann "Plain" <b>')
        await tab.type('form [name=email]', 'ann@plain.example')
        await tab.type('form [name=company]', company)
        await tab.press('form button[type=submit]', 'Enter')
        await expect.poll(() => text(tab, 'main')).toContain('Consent Required')
        expect(await value(tab, '[name=name]')).toBe('Ann "Plain" <b>')
        expect(await value(tab, '[name=company]')).toBe(company)
        expect(enquiriesOf(company)).toEqual([])

        await tab.press('form [name=consent]', 'Space')
        await tab.press('form button[type=submit]', 'Enter')
        await expect.poll(() => path(tab)).toBe('/contact/sent')
        expect(await text(tab, 'main')).toContain('Message Sent Successfully!')
        expect(enquiriesOf(company)).toHaveLength(1)
      },
      { scripts: false, expected: /\b422\b/ },
    ))

  test('a subscriber is thanked, and is listed as waiting until they confirm', () =>
    inTab(async (tab) => {
      const email = `${randomUUID()}@shop.example`
      await tab.visit('/resources')
      await tab.type('#newsletter input[type=email]', email)
      await tab.press('#newsletter button[type=submit]', 'Enter')
      await expect.poll(() => text(tab, 'main')).toContain('Open the link in our email')
      const query = 'select confirmed_at from newsletter_subscribers where email = ?'
      expect(stored(site.dataDir, query, email)).toEqual([{ confirmed_at: null }])
    }))

  drawingsHavePlaceAndSize(inTab)
  staffJourneys(inTab)
  hostileTextStaysText(inTab)

  const enquiriesOf = (company: string) =>
    stored(
      site.dataDir,
      'select name, email, message from contact_submissions where company = ?',
      company,
    )
}

/** Moves like a pointer before React has loaded, until the page is prefetched. Runs in the page. */
async function restOnLink() {
  const { dataset } = document.documentElement
  delete dataset.hydrated
  document
    .querySelector('main a')!
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  dataset.hydrated = ''
}
