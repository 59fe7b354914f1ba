import { load } from 'cheerio'
import type { PageSlot } from '#contract/page-slots.ts'
import { Cuts } from './cuts.ts'
import { cutValue } from './refused-form.ts'

type Asked = {
  /** Where the form is posted to, by which it is known among the forms of its page. */
  action: string
  /** By field: the answers that another page's form may bring along. */
  answers: Record<string, readonly string[]>
  /** What an enquiry says that they came from. */
  origin: string
}

/** Cuts a page where the server fills in what it was asked for with. @throws when its form lacks one of the fields. */
export function askedForm(html: string, { action, answers, origin }: Asked): (string | PageSlot)[] {
  const $ = load(html)
  const cuts = new Cuts($)
  const form = $(`form[action="${action}"]`).attr('data-origin', origin)
  for (const [field, known] of Object.entries(answers)) {
    const control = form.find(`[name="${field}"]`)
    if (control.length !== 1)
      throw new Error(`the form of ${action} has ${control.length} "${field}"`)
    cuts.attribute(control, { at: 'asked', field, known })
    cutValue($, cuts, control)
  }
  return cuts.parts()
}
