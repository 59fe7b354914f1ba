import type { FirstTouch, Touch } from '#contract/tracking.ts'

/** Where the visitor came from, kept for this tab only. Called by the boot script, so it stays small. */

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
/** Stands in where the browser refuses storage. */
let memory: Visit = {}

function read(): Visit {
  try {
    memory = (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Visit | null) ?? memory
  } catch {}
  return memory
}

function write(change: Visit) {
  memory = { ...read(), ...change }
  try {
    sessionStorage.setItem(key, JSON.stringify(memory))
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

/** At every full load: the first page of the visit is kept; a later page with a campaign of its own is the last touch. */
export function captureVisit() {
  const touch = touchOfThisPage()
  const { referrer: _, ...campaign } = touch
  if (!read().first) {
    const first = { ...touch, landingPath: location.pathname, at: new Date().toISOString() }
    write({ first, last: touch })
  } else if (Object.values(campaign).some(Boolean)) write({ last: touch })
}

/** A call to action names the need it speaks to and where it stands; /contact keeps its plain address. */
export function rememberCallToAction(element: Element) {
  const { need, origin } = (element as HTMLElement).dataset
  write({ need: need ?? null, origin: origin ?? null })
}

export const rememberedNeed = () => read().need ?? null

/** What a page worked out with the visitor, for the enquiry to open with. */
export const rememberMessage = (message: string | null) => write({ message })

export const rememberedMessage = () => read().message ?? null

/** After an enquiry, so that the next one is not credited to the same button. */
export const forgetCallToAction = () => write({ need: null, origin: null, message: null })

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
