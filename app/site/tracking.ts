import type { FirstTouch, Touch } from '#contract/tracking.ts'

/**
 * Where the visitor came from, kept for one visit: all tabs of it, until 30 minutes have passed without a page being
 * opened. Called by the boot script, and a part of it stands in the form's page as text, so it stays small.
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
  firstTouch: FirstTouch
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
  !!(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl

const withoutClickIds = <T extends Touch>(touch: T): T =>
  optedOut() ? { ...touch, gclid: null, fbclid: null } : touch

function touchOfThisPage(): Touch {
  const { referrer } = document
  const query = new URLSearchParams(location.search)
  const value = (name: string) => query.get(name) || null
  return {
    utmSource: value('utm_source'),
    utmMedium: value('utm_medium'),
    utmCampaign: value('utm_campaign'),
    utmContent: value('utm_content'),
    utmTerm: value('utm_term'),
    gclid: value('gclid'),
    fbclid: value('fbclid'),
    referrer: referrer.startsWith(`${location.origin}/`) ? null : referrer || null,
  }
}

/** The visit with this page: the first touch is kept; a later one with a campaign of its own is the last touch. */
function visitWithThisPage() {
  const touch = withoutClickIds(touchOfThisPage())
  const { referrer: _, ...campaign } = touch
  const visit = read()
  return {
    ...visit,
    first: visit.first ?? {
      ...touch,
      landingPath: location.pathname,
      at: new Date().toISOString(),
    },
    last: !visit.last || Object.values(campaign).some(Boolean) ? touch : visit.last,
  }
}

/** At every page. */
export const captureVisit = () => write(visitWithThisPage())

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

/** Also right before `captureVisit`, for a form that is posted before the boot script has run. */
export function readTracking(): TrackingFields {
  const { first, last, origin } = visitWithThisPage()
  return {
    ...withoutClickIds(last),
    pagePath: location.pathname,
    origin: origin ?? null,
    firstTouch: withoutClickIds(first),
  }
}
