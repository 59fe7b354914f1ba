import type { CheerioAPI } from 'cheerio'
import { fieldSentence, messages } from '#contract/messages.ts'
import type { Problem } from '#contract/problem.ts'
import { Tracking } from '#contract/tracking.ts'
import { withoutScripts } from '#server/http/without-scripts.ts'

/**
 * The contact page for a browser without script: the same page with what was typed, what the toast would say, and the
 * faults beside their fields.
 */
export function refusedPage(html: string, problem: Problem, values: Record<string, unknown>) {
  const $ = withoutScripts(html)
  fillIn($, values)
  keepTracking($, values)
  const message = $('[data-form-message]').removeAttr('hidden').empty()
  const [title, ...sentences] = wordsOf(problem)
  // The classes of app/site/pages/contact/form-message.tsx.
  message.append($('<p class="font-semibold text-rust"></p>').text(title))
  for (const sentence of sentences)
    message.append($('<p class="mt-1 text-small"></p>').text(sentence))
  for (const fault of problem.errors ?? []) sayFault($, fault)
  const bad = $('[aria-invalid="true"]').first()
  if (bad.length) bad.attr('autofocus', '')
  else message.attr({ tabindex: '-1', autofocus: '' })
  return $.html()
}

/** The server's own words where it judged the fields, else the specified ones and what else there is to know. */
function wordsOf({ status, title, detail }: Problem): [string, ...string[]] {
  if (status === 422) return [title, detail]
  return [messages.submitFailed.title, messages.submitFailed.detail, detail]
}

const control = ($: CheerioAPI, name: string) =>
  $('form [name]').filter((_, element) => $(element).attr('name') === name)

/** Not the version of the consent's words: the page names the one that it shows now. */
function fillIn($: CheerioAPI, values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'consentVersion') continue
    const field = control($, name)
    if (field.is('[type="checkbox"]')) setAttribute(field, 'checked', value === true)
    else if (typeof value !== 'string') continue
    // A browser drops the first line break inside a text area.
    else if (field.is('textarea')) field.text(`\n${value}`)
    else if (field.is('select'))
      field.find('option').each((_, element) => {
        const option = $(element)
        setAttribute(option, 'selected', (option.attr('value') ?? option.text()) === value)
      })
    else field.attr('value', value)
  }
}

/** What the page's script told of the visit: without it, the next try could not tell it again. */
function keepTracking($: CheerioAPI, values: Record<string, unknown>) {
  for (const name of Object.keys(Tracking.shape)) {
    const value = values[name]
    if (!value || control($, name).length) continue
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    $('form[method="post"]')
      .first()
      .append($('<input type="hidden">').attr({ name, value: text }))
  }
}

function setAttribute(element: ReturnType<typeof control>, name: string, on: boolean) {
  if (on) element.attr(name, '')
  else element.removeAttr(name)
}

function sayFault($: CheerioAPI, { path, message }: { path: string; message: string }) {
  control($, path).attr('aria-invalid', 'true')
  $('[data-error-for]')
    .filter((_, element) => $(element).attr('data-error-for') === path)
    .removeAttr('hidden')
    .text(fieldSentence(path, message))
}
