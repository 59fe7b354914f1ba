import { type CheerioAPI, load } from 'cheerio'
import type { Problem } from '#contract/problem.ts'

/** How the form's fields are called in a sentence. */
const labels: Record<string, string> = {
  name: 'Your name',
  email: 'Your email',
  company: 'Your company',
  website: 'The website',
  revenueRange: 'The revenue range',
  primaryNeed: 'The primary need',
  message: 'The message',
  consent: 'This',
}

/**
 * The contact page for a browser without script: the same page with what was typed, what the toast would say, and the
 * faults beside their fields. Its scripts are taken out, since they would draw over it.
 */
export function refusedPage(html: string, problem: Problem, values: Record<string, unknown>) {
  const $ = load(html)
  $('script, link[rel="modulepreload"]').remove()
  fillIn($, values)
  const message = $('[data-form-message]')
  message
    .removeAttr('hidden')
    .empty()
    .append(
      $('<strong></strong>').text(problem.title),
      ' ',
      $('<span></span>').text(problem.detail),
    )
  for (const { path, message } of problem.errors ?? []) sayFault($, path, message)
  const bad = $('[aria-invalid="true"]').first()
  if (bad.length) bad.attr('autofocus', '')
  else message.attr({ tabindex: '-1', autofocus: '' })
  return $.html()
}

const control = ($: CheerioAPI, name: string) =>
  $('form [name]').filter((_, element) => $(element).attr('name') === name)

/** Not the version of the consent's words: the page names the one that it shows now. */
function fillIn($: CheerioAPI, { consentVersion: _, ...values }: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    const field = control($, name)
    if (field.is('[type="checkbox"]')) setAttribute(field, 'checked', value === true)
    else if (typeof value !== 'string') continue
    // A browser drops the first line break inside a text area.
    else if (field.is('textarea')) field.text(`\n${value}`)
    else if (field.is('select'))
      for (const option of field
        .find('option')
        .toArray()
        .map((each) => $(each)))
        setAttribute(option, 'selected', (option.attr('value') ?? option.text()) === value)
    else field.attr('value', value)
  }
}

function setAttribute(element: ReturnType<typeof control>, name: string, on: boolean) {
  if (on) element.attr(name, '')
  else element.removeAttr(name)
}

function sayFault($: CheerioAPI, path: string, message: string) {
  control($, path).attr('aria-invalid', 'true')
  $('[data-error-for]')
    .filter((_, element) => $(element).attr('data-error-for') === path)
    .removeAttr('hidden')
    .text(`${labels[path] ?? 'This'} ${message}.`)
}
