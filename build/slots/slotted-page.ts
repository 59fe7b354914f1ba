import { type CheerioAPI, load } from 'cheerio'
import type { MarkedText, PageSlot } from '#contract/page-slots.ts'
import { Cuts } from './cuts.ts'

/** Cuts a rendered page at the marks of `slotFor` and `shownWith`. @throws when it lacks one of `texts`. */
export function slottedPage(html: string, texts: MarkedText[]): (string | PageSlot)[] {
  const $ = load(html)
  const cuts = new Cuts($)
  cutMarks($, cuts, texts)
  return cuts.parts()
}

export function cutMarks($: CheerioAPI, cuts: Cuts, texts: MarkedText[]) {
  for (const text of texts) {
    const element = $(`[data-slot="${text}"]`)
    if (element.length !== 1) throw new Error(`the page has ${element.length} slots for "${text}"`)
    cuts.content(element, { at: 'text', text })
    const shown = $(`[data-shown-with="${text}"]`).removeAttr('hidden')
    if (shown.length) cuts.attribute(shown, { at: 'hidden', text })
  }
}
