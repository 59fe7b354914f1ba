/**
 * What a visitor did before the site's modules were loaded: opened a page or pressed a call to action. The inline
 * script records it, and tracking.ts turns it into the visit.
 */
type PageStep = [address: string, referrer: string, at: number]
type PressStep = [need: string | undefined, origin: string | undefined]
export type Step = PageStep | PressStep

const key = 'visit.steps'
/** A visitor may open many pages without ever loading the modules, so only the last steps are kept. */
const maxSteps = 20
/** The steps of this page that have not been stored yet; all of them if storage is blocked. */
const page = globalThis as unknown as { steps: Step[] }
page.steps ||= []

export const addStep = (step: Step) => page.steps.push(step)

/** Stores the steps for the next page. Called late, because the first access to storage delays painting. */
export function saveSteps() {
  try {
    if (page.steps[0]) localStorage.setItem(key, JSON.stringify(allSteps().slice(-maxSteps)))
  } catch {}
}

/** The stored steps and those of this page, which it clears. @throws if storage is blocked, without clearing any. */
const allSteps = (): Step[] => [
  ...JSON.parse(localStorage.getItem(key) || '[]'),
  ...page.steps.splice(0),
]

/** All steps since the last call, oldest first. */
export function takeSteps() {
  try {
    const steps = allSteps()
    localStorage.removeItem(key)
    return steps
  } catch {
    return page.steps.splice(0)
  }
}

export const optedOut = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl

/** The step for opening the current page, without click ids if the visitor has opted out. */
export const thisPage = (): PageStep => [
  optedOut() ? location.href.replace(/\b(gclid|fbclid)=[^&#]*/g, '') : location.href,
  document.referrer,
  Date.now(),
]
