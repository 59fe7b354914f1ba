import type { FirstTouch, Touch } from '#contract/tracking.ts'
import { addStep, optedOut, type Step, takeSteps, thisPage } from './visit-steps.ts'

/**
 * Where the visitor came from, kept for one visit: all tabs of it, until 30 minutes have passed without a page being
 * opened or a call to action being pressed. A part of it stands in the form's page as text, so it stays small.
 */

type Visit = {
  first?: FirstTouch
  last?: Touch
  need?: string | null | undefined
  origin?: string | null | undefined
  estimate?: string | null
  stuck?: string | null
  revenueRange?: string | null
}

export type TrackingFields = Touch & {
  pagePath: string
  origin: string | null
  firstTouch: FirstTouch
}

const key = 'visit'
const MINUTE = 60_000
/** The visit of this page, for when storage is blocked or the visit expired while the visitor was writing. */
let memory: Visit & { until?: number } = {}

function read(): Visit {
  const steps = takeSteps()
  try {
    const kept: typeof memory = JSON.parse(localStorage.getItem(key) || '{}')
    if (steps.length || kept.until! > Date.now()) memory = kept
  } catch {}
  if (!memory.first) steps.push(thisPage())
  for (const step of steps) memory = afterStep(memory, step)
  if (steps.length) keep()
  return memory
}

function write(change: Visit) {
  memory = { ...read(), ...change, until: Date.now() + 30 * MINUTE }
  keep()
}

function keep() {
  try {
    localStorage.setItem(key, JSON.stringify(memory))
  } catch {}
}

const withoutClickIds = <T extends Touch>(touch: T): T =>
  optedOut() ? { ...touch, gclid: null, fbclid: null } : touch

function touchOf(query: URLSearchParams, referrer: string): Touch {
  const value = (name: string) => query.get(name) || null
  return {
    utmSource: value('utm_source'),
    utmMedium: value('utm_medium'),
    utmCampaign: value('utm_campaign'),
    utmContent: value('utm_content'),
    utmTerm: value('utm_term'),
    gclid: value('gclid'),
    fbclid: value('fbclid'),
    referrer: referrer.startsWith(location.origin + '/') ? null : referrer || null,
  }
}

/** The visit with one more step: the first touch is kept; a later one with a campaign of its own is the last touch. */
function afterStep(visit: typeof memory, step: Step): typeof memory {
  if (step.length === 2) {
    const [need, origin] = step
    // A page that was still open is left by its button: what it leads to belongs to the visit.
    return { ...visit, need, origin, until: Date.now() + 30 * MINUTE }
  }
  const [address, from, at] = step
  const { pathname, searchParams } = new URL(address)
  const touch = withoutClickIds(touchOf(searchParams, from))
  const { referrer: _, ...campaign } = touch
  const { first, last, ...rest } = visit.until! > at ? visit : ({} as Visit)
  return {
    ...rest,
    first: first || { ...touch, landingPath: pathname, at: new Date(at).toJSON() },
    last: !last || Object.values(campaign).some((value) => value) ? touch : last,
    until: at + 30 * MINUTE,
  }
}

/** At every page that is opened without a new document. */
export function captureVisit() {
  addStep(thisPage())
  read()
}

export const rememberedNeed = () => read().need ?? null

/** Stores what was worked out on the fulfillment page. */
export const rememberEstimate = (estimate: string | null) => write({ estimate })

/** Stores what the plan of the home page was drawn from. */
export const rememberPlan = (stuck: string | null, revenueRange: string | null) =>
  write({ stuck, revenueRange })

/** What the contact form's message starts with: the plan and the estimate, a line each. */
export function rememberedMessage() {
  const { stuck, estimate } = read()
  return [stuck, estimate].filter(Boolean).join('\n') || null
}

export const rememberedRevenueRange = () => read().revenueRange ?? null

/** Whether there is any of these. */
export function hasRemembered() {
  const { need, stuck, estimate, revenueRange } = read()
  return need || stuck || estimate || revenueRange
}

/** After an enquiry, so that the next one is not credited to the same button. */
export const forgetCallToAction = () =>
  write({ need: null, origin: null, estimate: null, stuck: null, revenueRange: null })

/** Adds to a form that the browser posts what the script would have sent. */
export function addTracking({ target, formData }: FormDataEvent) {
  if (!(target as HTMLFormElement).action.endsWith('/submit-contact-form')) return
  for (const [name, value] of Object.entries(readTracking()))
    if (value) formData.set(name, typeof value === 'string' ? value : JSON.stringify(value))
}

export function readTracking(): TrackingFields {
  const { first, last, origin } = read()
  return {
    ...withoutClickIds(last!),
    pagePath: location.pathname,
    origin: origin ?? null,
    firstTouch: withoutClickIds(first!),
  }
}
