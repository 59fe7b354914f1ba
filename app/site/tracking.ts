import type { FirstTouch, Touch } from '#contract/tracking.ts'

/**
 * Where the visitor came from, kept for one visit: all tabs of it, until 30 minutes have passed without a page being
 * opened. Called by the boot script, so it stays small.
 */

type Visit = {
  first?: FirstTouch
  last?: Touch
  need?: string | null
  origin?: string | null
  message?: string | null
}

export type TrackingFields = Touch & {
  pagePath: string
  origin: string | null
  firstTouch: FirstTouch | null
}

const key = 'visit'
const MINUTE = 60_000
/** The visit of this page, for when storage is blocked or the visit expired while the visitor was writing. */
let memory: Visit = {}

function read(): Visit {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Visit & { until?: number }
    if (kept.until! > Date.now()) memory = kept
  } catch {}
  return memory
}

function write(change: Visit) {
  memory = { ...read(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify({ ...memory, until: Date.now() + 30 * MINUTE }))
  } catch {}
}

export const optedOut = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function touchOfThisPage(): Touch {
  const query = new URLSearchParams(location.search)
  const value = (name: string) => query.get(name) || null
  const clickId = (name: string) => (optedOut() ? null : value(name))
  return {
    utmSource: value('utm_source'),
    utmMedium: value('utm_medium'),
    utmCampaign: value('utm_campaign'),
    utmContent: value('utm_content'),
    utmTerm: value('utm_term'),
    gclid: clickId('gclid'),
    fbclid: clickId('fbclid'),
    referrer: document.referrer.startsWith(`${location.origin}/`)
      ? null
      : document.referrer || null,
  }
}

/** At every page: the first of the visit is kept; a later one with a campaign of its own is the last touch. */
export function captureVisit() {
  const touch = touchOfThisPage()
  const { referrer: _, ...campaign } = touch
  const { first, last } = read()
  write({
    first: first ?? { ...touch, landingPath: location.pathname, at: new Date().toISOString() },
    last: !last || Object.values(campaign).some(Boolean) ? touch : last,
  })
}

/** A call to action names the need it speaks to and where it stands; /contact keeps its plain address. */
export function rememberCallToAction(element: Element) {
  const { need, origin } = (element as HTMLElement).dataset
  write({ need: need ?? null, origin: origin ?? null })
}

export const rememberedNeed = () => read().need ?? null

/** Stores a message that the contact form starts with, such as an estimate. */
export const rememberMessage = (message: string | null) => write({ message })

export const rememberedMessage = () => read().message ?? null

/** After an enquiry, so that the next one is not credited to the same button. */
export const forgetCallToAction = () => write({ need: null, origin: null, message: null })

/** Adds to a form that the browser posts what the script would have sent. */
export function addTracking({ target, formData }: FormDataEvent) {
  if (!(target as HTMLFormElement).action.endsWith('/submit-contact-form')) return
  for (const [name, value] of Object.entries(readTracking()))
    if (value) formData.set(name, typeof value === 'string' ? value : JSON.stringify(value))
}

export function readTracking(): TrackingFields {
  const { first, last, origin } = read()
  return {
    ...(last ?? touchOfThisPage()),
    ...(optedOut() && { gclid: null, fbclid: null }),
    pagePath: location.pathname,
    origin: origin ?? null,
    firstTouch: first ? { ...first, ...(optedOut() && { gclid: null, fbclid: null }) } : null,
  }
}
