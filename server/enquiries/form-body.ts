/** Makes of the plain form's fields what the JSON body has. */
export function enquiryOf(fields: Map<string, string>): Record<string, unknown> {
  const elapsed = fields.get('elapsed')
  return {
    ...Object.fromEntries(fields),
    consent: isTicked(fields.get('consent')),
    marketingConsent: isTicked(fields.get('marketingConsent')),
    elapsed: elapsed ? Number(elapsed) : null,
    firstTouch: null,
  }
}

const isTicked = (value: string | undefined) =>
  value !== undefined && ['on', 'yes', 'true', '1'].includes(value.toLowerCase())
