import {
  rememberedMessage,
  rememberedNeed,
  rememberedRevenueRange,
  rememberPlan,
} from '#app/site/tracking.ts'
import { addStep } from '#app/site/visit-steps.ts'
import { carryLines } from './carry-lines.ts'
import { controlOf, type EnquiryValues, fillUntouched } from './enquiry-values.ts'

const mark = 'data-prefilled'
const filled = ['primaryNeed', 'message', 'revenueRange'] as const

/**
 * Prefills empty fields with the need of the call to action, and with the estimate or plan that the visitor made. These
 * are also added to a message of the visitor's own.
 */
export function prefill(form: HTMLFormElement) {
  fillIn(form, 'primaryNeed', rememberedNeed())
  carryIn(form, rememberedMessage())
  fillIn(form, 'revenueRange', rememberedRevenueRange())
}

function carryIn(form: HTMLFormElement, remembered: string | null) {
  const control = controlOf(form, 'message')
  if (!control || !remembered) return
  const { dataset } = form
  if (control.value) control.value = carryLines(control.value, remembered, dataset.carried)
  else fillIn(form, 'message', remembered)
  dataset.carried = remembered
}

function fillIn(form: HTMLFormElement, name: (typeof filled)[number], value: string | null) {
  const control = controlOf(form, name)
  if (!control || !value || control.value !== '') return
  fillUntouched(form, { [name]: value })
  control.toggleAttribute(mark, control.value === value)
}

/**
 * Takes over the planner's answers that were sent in the URL and filled in by the server: stores them as the script
 * would have done, and removes them from the URL. Needed because hydration clears the message.
 */
export function takeAsked(form: HTMLFormElement) {
  const [need, message, revenueRange] = filled.map((name) => {
    const control = controlOf(form, name)
    const asked = control?.getAttribute(mark)
    // The visitor has changed it since.
    if (asked && control!.value && control!.value !== asked) {
      settle(form, name)
      if (name === 'message') form.dataset.carried = asked
    }
    return asked ?? null
  })
  if (!need && !message && !revenueRange) return
  addStep([need ?? undefined, form.dataset.origin])
  rememberPlan(message ?? null, revenueRange ?? null)
  history.replaceState(history.state, '', location.pathname)
}

/** The values without prefilled ones, which the next call to action replaces. */
export function withoutPrefilled(form: HTMLFormElement, values: EnquiryValues): EnquiryValues {
  const own = { ...values }
  for (const name of filled) if (controlOf(form, name)?.hasAttribute(mark)) own[name] = ''
  return own
}

/** Treats a prefilled value as the visitor's own, because they changed or sent it. */
export const settle = (form: HTMLFormElement, name: string) =>
  controlOf(form, name)?.removeAttribute(mark)
