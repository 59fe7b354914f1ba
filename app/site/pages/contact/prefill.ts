import { rememberedMessage, rememberedNeed } from '#app/site/tracking.ts'
import { controlOf, type EnquiryValues, fillUntouched } from './enquiry-values.ts'

const mark = 'data-prefilled'

/** Opens the form with what the visitor came with: a call to action's need, a page's estimate. Their own words stay. */
export function prefill(form: HTMLFormElement) {
  fillIn(form, 'primaryNeed', rememberedNeed())
  fillIn(form, 'message', rememberedMessage())
}

function fillIn(form: HTMLFormElement, name: 'primaryNeed' | 'message', value: string | null) {
  const control = controlOf(form, name)
  if (!control || !value || control.value !== '') return
  fillUntouched(form, { [name]: value })
  control.toggleAttribute(mark, control.value === value)
}

/** What we filled in gives way to the next call to action; what the visitor chose or wrote stays. */
export function withoutPrefilled(form: HTMLFormElement, values: EnquiryValues): EnquiryValues {
  const own = { ...values }
  for (const name of ['primaryNeed', 'message'] as const)
    if (controlOf(form, name)?.hasAttribute(mark)) own[name] = ''
  return own
}

/** The visitor has touched it, or it has been sent: it is ours no more. */
export const settle = (form: HTMLFormElement, name: string) =>
  controlOf(form, name)?.removeAttribute(mark)
