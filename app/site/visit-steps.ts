/**
 * What a visitor did before the modules of the site have come: a page that was opened, or a call to action that was
 * pressed. The script in the page writes it down; tracking.ts makes the visit of it.
 */
type PageStep = [address: string, referrer: string, at: number]
type PressStep = [need: string | undefined, origin: string | undefined]
export type Step = PageStep | PressStep

const key = 'visit.steps'
/** A visitor who opens page after page without a touch keeps the last of them. */
const most = 20
/** The steps of this page, when storage is blocked. */
const page = globalThis as { steps?: Step[] }

export function addStep(step: Step) {
  try {
    const steps = [...JSON.parse(localStorage.getItem(key) || '[]'), step]
    localStorage.setItem(key, JSON.stringify(steps.slice(-most)))
  } catch {
    ;(page.steps ||= []).push(step)
  }
}

/** All steps since the last call, the oldest first. */
export function takeSteps() {
  let steps: Step[] = []
  try {
    steps = JSON.parse(localStorage.getItem(key) || '[]')
    localStorage.removeItem(key)
  } catch {}
  steps.push(...(page.steps ?? []))
  page.steps = []
  return steps
}

export const optedOut = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl

/** The opening of the page that is shown, without its click ids if the visitor opted out. */
export const thisPage = (): PageStep => [
  optedOut() ? location.href.replace(/\b(gclid|fbclid)=[^&#]*/g, '') : location.href,
  document.referrer,
  Date.now(),
]
