import { load } from 'cheerio'
import type { PageSlot } from '#contract/page-slots.ts'
import { Cuts } from './cuts.ts'

/** Cuts a page where the server writes the token into the form with this action. @throws if there is no such form. */
export function tokenForm(html: string, action: string): (string | PageSlot)[] {
  const $ = load(html)
  const form = $(`form[action="${action}"]`)
  if (form.length !== 1) throw new Error(`the page has ${form.length} forms for ${action}`)
  const cuts = new Cuts($)
  cuts.append(form, { at: 'hiddenFields' })
  return cuts.parts()
}

export const titleOf = (html: string) => load(html)('h1').text()
