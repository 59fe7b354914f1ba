import { load } from 'cheerio'
import { referenceIn } from '#contract/reference.ts'

const mark = '#reference#'

/** Makes of the built page of thanks what fills in the reference that its address names. */
export function sentPage(html: string) {
  const $ = load(html)
  $('[data-reference]').text(mark).closest('[hidden]').removeAttr('hidden')
  const parts = $.html().split(mark)
  return (query: string) => {
    const reference = referenceIn(query)
    return reference && parts.join(reference)
  }
}
