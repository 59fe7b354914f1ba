import { type CheerioAPI, load } from 'cheerio'
import { sourceHash } from '#build/source-hash.ts'
import type { MarkedText, SlottedPage } from '#contract/page-slots.ts'
import { Cuts } from './cuts.ts'
import { cutMarks } from './slotted-page.ts'

export type FormOnPage = {
  /** The action of the form, which identifies it on its page. */
  action: string
  /** The names of the controls that visitors fill in. */
  fields: readonly string[]
  /** The texts of the message above the form, if it has one. */
  message: MarkedText[]
  /** A script of its own for the page. */
  script?: string
}

/** Takes the error away from a field that is changed, as on the page with scripts. The server checks it again. */
const mended =
  'addEventListener("input",({target})=>{' +
  'target.removeAttribute("aria-invalid");' +
  'const error=document.getElementById(target.id+"-error");' +
  'if(error)error.hidden=true})'

/**
 * Cuts the page of a plain form where the server fills in the submitted values, the errors, and the text of the toast.
 * @throws if the form has other fields than the contract, because the value of a forgotten one would be lost.
 */
export function refusedForm(html: string, form: FormOnPage): SlottedPage {
  const $ = load(html)
  removeScripts($)
  showWithoutScripts($)
  const styleHash = sourceHash($('style').html() ?? '')
  const scripts = form.script ? [mended, form.script] : [mended]
  for (const script of scripts) $('body').append(`<script>${script}</script>`)
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
  cuts.prepend($('head > title'), { at: 'title' })
  const invalid = element.attr('data-invalid')
  const scriptHashes = scripts.map(sourceHash).join(' ')
  return { parts: cuts.parts(), styleHash, scriptHashes, ...(invalid && { invalid }) }
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
 * Removes the page's scripts, which would overwrite what the server has filled in, and the elements that only work with them.
 * Also removes the download count, which the server does not fill in here.
 */
function removeScripts($: CheerioAPI) {
  $('script, link[rel="modulepreload"], button[type="button"]:not([popovertarget])').remove()
  $('[data-slot="downloads"]').parent().remove()
}

/**
 * Replaces what the scripts do on other pages, for browsers whose script was not loaded before the form was sent: the opaque
 * bar, the layout below the first screen, the fonts, and the complete style sheets, which have the rules for field errors.
 */
function showWithoutScripts($: CheerioAPI) {
  for (const state of ['scrolled', 'near', 'placed']) $('html').attr(`data-${state}`, '')
  $('noscript').remove()
  $('link[rel="stylesheet"]').removeAttr('disabled')
  const style = $('style')
  style.text(style.text().replace('@media (scripting:none)', '@media all'))
}

const notIn = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name))
