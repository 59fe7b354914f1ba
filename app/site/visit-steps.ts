/**
 * What a visitor did before the modules of the site have come: a page that was opened, or a call to action that was
 * pressed. The script in the page writes it down; tracking.ts makes the visit of it.
 */
type PageStep = [address: string, referrer: string, at: number]
type PressStep = [need: string | undefined, origin: string | undefined]
export type Step = PageStep | PressStep

const key = 'visit.steps'
/** A visitor who opens page after page without a touch keeps the last of them. */
const maxSteps = 20
/** The steps of this page that are not in storage yet; all of them when storage is blocked. */
const page = globalThis as unknown as { steps: Step[] }
page.steps ||= []

export const addStep = (step: Step) => page.steps.push(step)

/** For the next page. Not at once: the first look into storage keeps a page from painting for some milliseconds. */
export function saveSteps() {
  try {
    if (page.steps[0]) localStorage.setItem(key, JSON.stringify(allSteps().slice(-maxSteps)))
  } catch {}
}

/** Those in storage, then those of this page, which it forgets. @throws when storage is blocked, and then it forgets none. */
const allSteps = (): Step[] => [
  ...JSON.parse(localStorage.getItem(key) || '[]'),
  ...page.steps.splice(0),
]

/** All steps since the last call, the oldest first. */
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

/** The opening of the page that is shown, without its click ids if the visitor opted out. */
export const thisPage = (): PageStep => [
  optedOut() ? location.href.replace(/\b(gclid|fbclid)=[^&#]*/g, '') : location.href,
  document.referrer,
  Date.now(),
]
