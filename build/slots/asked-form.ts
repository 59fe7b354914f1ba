import { load } from 'cheerio'
import type { PageSlot } from '#contract/page-slots.ts'
import { Cuts } from './cuts.ts'
import { cutValue } from './refused-form.ts'

type Asked = {
  /** The action of the form, which identifies it on its page. */
  action: string
  /** By field: the values that another page's form may send. */
  answers: Record<string, readonly string[]>
  /** The origin that is stored with the enquiry. */
  origin: string
}

/** Cuts a page where the server fills in values from the address. @throws if its form lacks one of the fields. */
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
