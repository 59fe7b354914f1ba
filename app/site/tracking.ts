import { MINUTE } from '#contract/durations.ts'
import type { FirstTouch, Touch } from '#contract/tracking.ts'
import { addStep, optedOut, type Step, takeSteps, thisPage } from './visit-steps.ts'

/**
 * Where the visitor came from, stored for one visit: across tabs, until 30 minutes pass without opening a page or
 * pressing a call to action. A part of this module is inlined into the contact page, so it has to stay small.
 */

type Visit = {
  first?: FirstTouch
  last?: Touch
  need?: string | null | undefined
  origin?: string | null | undefined
  estimate?: string | null
  stuck?: string | null
  revenueRange?: string | null
  /** The need that the visitor answered in the planner. */
  wanted?: string | null
  answers?: string[] | null
}

export type TrackingFields = Touch & {
  pagePath: string
  origin: string | null
  firstTouch: FirstTouch
}

const key = 'visit'
/** The visit of this page, in case storage is blocked or the visit expires while the visitor is writing. */
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

/** Adds a step to the visit. The first touch stays; a later page with its own campaign becomes the last touch. */
function afterStep(visit: typeof memory, step: Step): typeof memory {
  if (step.length === 2) {
    const [need, origin] = step
    // A call to action renews the visit, even on a page that was open for longer than 30 minutes.
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

/** Called for every navigation within the site. */
export function captureVisit() {
  addStep(thisPage())
  read()
}

/**
 * The need to preselect: that of the last call to action. The bar names none and the home page a general one, so there
 * the visitor's own answer in the planner counts.
 */
export function rememberedNeed() {
  const { need, origin, wanted } = read()
  const isGeneral = !need || origin?.startsWith('home:')
  return (isGeneral && wanted) || need || null
}

/** Stores the estimate from the fulfillment page. */
export const rememberEstimate = (estimate: string | null) => write({ estimate })

/** Stores the planner's answers from the home page: for the enquiry, and all of them for the planner itself. */
export const rememberPlan = (
  stuck: string | null,
  revenueRange: string | null,
  own?: { wanted: string | null; answers: string[] },
) => write({ stuck, revenueRange, ...own })

export const rememberedAnswers = () => read().answers ?? []

/** The start of the contact form's message: one line each for the plan and the estimate. */
export function rememberedMessage() {
  const { stuck, estimate } = read()
  return [stuck, estimate].filter(Boolean).join('\n') || null
}

export const rememberedRevenueRange = () => read().revenueRange ?? null

/** Whether there are values to prefill. */
export function hasRemembered() {
  const { need, wanted, stuck, estimate, revenueRange } = read()
  return need || wanted || stuck || estimate || revenueRange
}

/** Called after an enquiry, so that the next one is not attributed to the same button. */
export const forgetCallToAction = () =>
  write({
    need: null,
    origin: null,
    estimate: null,
    stuck: null,
    revenueRange: null,
    wanted: null,
    answers: null,
  })

/** Adds the tracking data as hidden fields to a form that the browser posts without scripts. */
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
