import { rememberedNeed } from '#app/site/tracking.ts'
import { controlOf, fillUntouched } from './enquiry-values.ts'

const name = 'primaryNeed'

/** Opens the form with the need that the call to action spoke to, unless the visitor has chosen one. */
export function preselectNeed(form: HTMLFormElement) {
  const select = controlOf(form, name)
  const need = rememberedNeed()
  if (!select || !need || select.value !== '') return
  fillUntouched(form, { primaryNeed: need })
  select.toggleAttribute('data-preselected', select.value === need)
}

export const isPreselected = (form: HTMLFormElement) =>
  controlOf(form, name)?.hasAttribute('data-preselected') ?? false

export const settleNeed = (form: HTMLFormElement) =>
  controlOf(form, name)?.removeAttribute('data-preselected')
