import { type CheerioAPI, load } from 'cheerio'
import { sourceHash } from '#build/source-hash.ts'
import type { MarkedText, SlottedPage } from '#contract/page-slots.ts'
import { Cuts } from './cuts.ts'
import { cutMarks } from './slotted-page.ts'

export type FormOnPage = {
  /** Where the form is posted to, by which it is known among the forms of its page. */
  action: string
  /** The names of the controls in it that visitors fill. */
  fields: readonly string[]
  /** The texts of the message above the form, where it has one. */
  message: MarkedText[]
}

/**
 * Cuts the page of a plain form where the server fills in what was typed, what is wrong and what the toast would say.
 * @throws when the form has other fields than the contract says: one that was forgotten would lose the visitor's words.
 */
export function refusedForm(html: string, form: FormOnPage): SlottedPage {
  const $ = load(html)
  removeScripts($)
  showWithoutScripts($)
  const styleHash = sourceHash($('style').html() ?? '')
  const cuts = new Cuts($)
  const element = $(`form[action="${form.action}"]`)
  const controls = element.find('[name]:not([type="hidden"])')
  const found = controls.toArray().map((each) => $(each).attr('name') ?? '')
  const [missing, unknown] = [notIn(form.fields, found), notIn(found, form.fields)]
  if (missing.length || unknown.length)
    throw new Error(`the form of ${form.action} lacks "${missing}" and has unknown "${unknown}"`)
  for (const each of controls.toArray()) cutControl($, cuts, $(each))
  for (const each of element.find('[data-error-for]').toArray()) {
    const text = `error:${$(each).attr('data-error-for')}` as const
    cuts.content($(each), { at: 'text', text })
    cuts.attribute($(each).removeAttr('hidden'), { at: 'hidden', text })
  }
  cutMarks($, cuts, form.message)
  const message = element.find('[data-form-message]').removeAttr('hidden')
  if (message.length) cuts.attribute(message, { at: 'focus' })
  cuts.append(element, { at: 'hiddenFields' })
  const invalid = element.attr('data-invalid')
  return { parts: cuts.parts(), styleHash, ...(invalid && { invalid }) }
}

function cutControl($: CheerioAPI, cuts: Cuts, control: ReturnType<CheerioAPI>) {
  cuts.attribute(control, { at: 'state', field: control.attr('name') ?? '' })
  cutValue($, cuts, control)
}

export function cutValue($: CheerioAPI, cuts: Cuts, control: ReturnType<CheerioAPI>) {
  const field = control.attr('name') ?? ''
  if (control.is('[type="checkbox"]')) cuts.attribute(control, { at: 'checked', field })
  else if (control.is('textarea')) cuts.content(control, { at: 'lines', field })
  else if (control.is('select'))
    for (const each of control.find('option').toArray()) {
      const option = $(each).attr('value') ?? $(each).text()
      cuts.attribute($(each), { at: 'selected', field, option })
    }
  else cuts.attribute(control.removeAttr('value'), { at: 'value', field })
}

/**
 * Scripts would draw over what the server fills in; what only they answer is dead without them. How often a guide was
 * downloaded is not known to this page.
 */
function removeScripts($: CheerioAPI) {
  $('script, link[rel="modulepreload"], button[type="button"]:not([popovertarget])').remove()
  $('[data-slot="downloads"]').parent().remove()
}

/**
 * A browser that has scripts gets this page, too, where ours did not come in time. Nothing else tells it there that the
 * page moves beneath the bar, lays out what waits below the first screen, brings the fonts, or the whole style sheets: the
 * page's own style has nothing for a field at fault.
 */
function showWithoutScripts($: CheerioAPI) {
  for (const state of ['scrolled', 'near', 'fonts', 'placed']) $('html').attr(`data-${state}`, '')
  $('noscript').remove()
  $('link[rel="stylesheet"]').removeAttr('disabled')
  const style = $('style')
  style.text(style.text().replace('@media (scripting:none)', '@media all'))
}

const notIn = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name))
