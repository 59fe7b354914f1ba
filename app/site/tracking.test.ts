import { expect, test, vi } from 'vitest'

type Browser = { at: string; referrer?: string; gpc?: boolean; blocked?: boolean; store?: Store }
type Store = Map<string, string>

/** Loads a page at a URL, in a browser with the given storage. */
async function load({
  at,
  referrer = '',
  gpc = false,
  blocked = false,
  store = new Map(),
}: Browser) {
  vi.resetModules()
  vi.stubGlobal('steps', undefined)
  const refuse = () => {
    throw new Error('storage is blocked')
  }
  vi.stubGlobal('location', new URL(at, 'https://site.example'))
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('navigator', { globalPrivacyControl: gpc })
  vi.stubGlobal('localStorage', {
    getItem: blocked ? refuse : (key: string) => store.get(key) ?? null,
    setItem: blocked ? refuse : (key: string, value: string) => void store.set(key, value),
    removeItem: blocked ? refuse : (key: string) => void store.delete(key),
  })
  const steps = await import('./visit-steps.ts')
  steps.addStep(steps.thisPage())
  // As the inline script does at the first interaction, and when the page is left.
  steps.saveSteps()
  return { ...steps, ...(await import('./tracking.ts')) }
}

test('the campaign of the first page is kept on pages without its parameters', async () => {
  const store: Store = new Map()
  await load({ at: '/services?utm_source=letter&utm_campaign=fall&gclid=g1', store })
  const sent = (await load({ at: '/contact', store })).readTracking()
  expect(sent).toMatchObject({ utmSource: 'letter', utmCampaign: 'fall', gclid: 'g1' })
  expect(sent.pagePath).toBe('/contact')
  expect(sent.firstTouch).toMatchObject({ utmSource: 'letter', landingPath: '/services' })
  expect(new Date(sent.firstTouch?.at ?? '').getTime()).toBeGreaterThan(0)
})

test('a later campaign replaces the last touch but not the first', async () => {
  const store: Store = new Map()
  await load({ at: '/?utm_source=letter&utm_term=tea', store })
  const sent = (await load({ at: '/contact?utm_source=ads&fbclid=f1', store })).readTracking()
  expect(sent).toMatchObject({ utmSource: 'ads', utmTerm: null, fbclid: 'f1' })
  expect(sent.firstTouch).toMatchObject({ utmSource: 'letter', utmTerm: 'tea', fbclid: null })
})

test('ends a visit thirty minutes after its last page, but not while a page is still open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  const store: Store = new Map()
  await load({ at: '/?utm_source=letter', store })
  vi.advanceTimersByTime(29 * 60_000)
  const open = await load({ at: '/contact', store })
  expect(open.readTracking().utmSource).toBe('letter')
  vi.advanceTimersByTime(31 * 60_000)
  expect(open.readTracking().utmSource).toBe('letter')
  const next = (await load({ at: '/about', store })).readTracking()
  expect(next).toMatchObject({ utmSource: null, firstTouch: { landingPath: '/about' } })
  vi.useRealTimers()
})

test('pressing a call to action after an hour continues the same visit', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  const store: Store = new Map()
  const open = await load({ at: '/?utm_source=ads&gclid=g1', store })
  open.rememberPlan('Where it is stuck: Retention.', '$1M+ /month')
  vi.advanceTimersByTime(60 * 60_000)
  open.addStep(['Retention & LTV', 'home: Plan'])
  open.saveSteps()
  const form = await load({ at: '/contact', store })
  expect(form.readTracking()).toMatchObject({ utmSource: 'ads', origin: 'home: Plan' })
  expect(form.readTracking().firstTouch).toMatchObject({ landingPath: '/', gclid: 'g1' })
  expect([form.rememberedNeed(), form.rememberedMessage()]).toEqual([
    'Retention & LTV',
    'Where it is stuck: Retention.',
  ])
  vi.useRealTimers()
})

test('a page without an interaction still belongs to the visit', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  const store: Store = new Map()
  await load({ at: '/?utm_source=letter', store })
  vi.advanceTimersByTime(20 * 60_000)
  await load({ at: '/about', store })
  vi.advanceTimersByTime(20 * 60_000)
  expect((await load({ at: '/contact', store })).readTracking().utmSource).toBe('letter')
  vi.advanceTimersByTime(31 * 60_000)
  expect((await load({ at: '/contact', store })).readTracking().utmSource).toBeNull()
  vi.useRealTimers()
})

test('records a referrer only from another origin', async () => {
  const own = await load({ at: '/contact', referrer: 'https://site.example/' })
  expect(own.readTracking().referrer).toBeNull()
  const lookalike = await load({ at: '/', referrer: 'https://site.example.evil.example/' })
  expect(lookalike.readTracking().referrer).toBe('https://site.example.evil.example/')
})

test('stores no click ids for a visitor who opted out', async () => {
  const { readTracking } = await load({ at: '/?gclid=g&fbclid=f&utm_medium=cpc', gpc: true })
  expect(readTracking()).toMatchObject({ gclid: null, fbclid: null, utmMedium: 'cpc' })
  expect(readTracking().firstTouch).toMatchObject({ gclid: null, fbclid: null })
})

test('drops stored click ids once the visitor opts out', async () => {
  const store: Store = new Map()
  await load({ at: '/?gclid=g', store })
  const { readTracking } = await load({ at: '/contact', gpc: true, store })
  expect(readTracking()).toMatchObject({ gclid: null, firstTouch: { gclid: null } })
})

test('keeps the visit in memory when storage is blocked', async () => {
  const { readTracking } = await load({ at: '/?utm_source=letter', blocked: true })
  expect(readTracking()).toMatchObject({ utmSource: 'letter', firstTouch: { landingPath: '/' } })
})

test('ignores a stored visit that cannot be parsed', async () => {
  const { readTracking } = await load({ at: '/?utm_source=a', store: new Map([['visit', '{"']]) })
  expect(readTracking().utmSource).toBe('a')
})

test('remembers a call to action until an enquiry is sent', async () => {
  const tracking = await load({ at: '/' })
  tracking.addStep(['Retention & LTV', 'home: Book'])
  expect(tracking.rememberedNeed()).toBe('Retention & LTV')
  expect(tracking.readTracking().origin).toBe('home: Book')
  tracking.forgetCallToAction()
  expect(tracking.rememberedNeed()).toBeNull()
  expect(tracking.readTracking().origin).toBeNull()
})

test('keeps an estimate until it is cleared or an enquiry is sent', async () => {
  const store: Store = new Map()
  const tracking = await load({ at: '/services/fulfillment', store })
  tracking.rememberEstimate('1,000 orders')
  expect((await load({ at: '/contact', store })).rememberedMessage()).toBe('1,000 orders')
  tracking.rememberEstimate(null)
  expect(tracking.rememberedMessage()).toBeNull()
  tracking.rememberEstimate('2,000 orders')
  tracking.forgetCallToAction()
  expect(tracking.rememberedMessage()).toBeNull()
})

test('keeps the answers of the planner until an enquiry is sent', async () => {
  const store: Store = new Map()
  const tracking = await load({ at: '/', store })
  tracking.rememberPlan('Where it is stuck: Retention.', '$1M+ /month')
  const later = await load({ at: '/contact', store })
  expect([later.rememberedMessage(), later.rememberedRevenueRange()]).toEqual([
    'Where it is stuck: Retention.',
    '$1M+ /month',
  ])
  later.forgetCallToAction()
  expect([later.rememberedMessage(), later.rememberedRevenueRange()]).toEqual([null, null])
})

test('a need answered in the planner counts more than that of the home page, but not than that of a service', async () => {
  const tracking = await load({ at: '/' })
  tracking.rememberPlan(null, null, { wanted: 'Retention & LTV', answers: ['Retention & LTV'] })
  expect(tracking.rememberedNeed()).toBe('Retention & LTV')
  tracking.addStep([undefined, 'bar: Get Started'])
  expect(tracking.rememberedNeed()).toBe('Retention & LTV')
  tracking.addStep(['Full-service partnership', 'home: Start Your 90-Day Plan'])
  expect(tracking.rememberedNeed()).toBe('Retention & LTV')
  tracking.addStep(['Creative & content', 'studio: Book a Shoot'])
  expect(tracking.rememberedNeed()).toBe('Creative & content')
})

test('keeps both an estimate and the answers of the planner, in either order', async () => {
  const tracking = await load({ at: '/' })
  tracking.rememberPlan('Where it is stuck: Retention.', null)
  tracking.rememberEstimate('1,000 orders')
  expect(tracking.rememberedMessage()).toBe('Where it is stuck: Retention.\n1,000 orders')
  tracking.rememberEstimate(null)
  expect(tracking.rememberedMessage()).toBe('Where it is stuck: Retention.')
})
