import { FirstTouch } from '#contract/tracking.ts'
import { isTicked } from '#server/http/forms/form.ts'

/** Converts the fields of a plain form to the shape of the JSON body. */
export function enquiryOf(fields: Map<string, string>): Record<string, unknown> {
  const elapsed = fields.get('elapsed')
  return {
    ...Object.fromEntries(fields),
    consent: isTicked(fields.get('consent')),
    marketingConsent: isTicked(fields.get('marketingConsent')),
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
