import { enquiryBoxes } from '#contract/enquiry-fields.ts'
import { FirstTouch } from '#contract/tracking.ts'
import { isTicked } from '#server/http/forms/form.ts'

/** Converts the fields of a plain form to the shape of the JSON body. */
export function enquiryOf(fields: Map<string, string>): Record<string, unknown> {
  const elapsed = fields.get('elapsed')
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(enquiryBoxes.map((name) => [name, isTicked(fields.get(name))])),
    elapsed: elapsed ? Number(elapsed) : null,
    firstTouch: touchOf(fields.get('firstTouch')),
  }
}

/** The page's script writes JSON. Unreadable text counts as no first touch, because it must never cost an enquiry. */
function touchOf(text = 'null') {
  try {
    return FirstTouch.nullable().parse(JSON.parse(text))
  } catch {
    return null
  }
}
