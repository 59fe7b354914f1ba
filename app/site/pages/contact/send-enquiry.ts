import type { EnquiryReceipt } from '#contract/enquiry.ts'
import { currentConsent } from '#contract/consent.ts'
import { callApi } from '#app/api.ts'
import { readTracking } from '#app/site/tracking.ts'
import { forgetAttempt, keepAttempt, lastAttempt } from './attempt.ts'
import type { EnquiryValues } from './enquiry-values.ts'

/**
 * The same content goes out under the same key and with the very same body, so that a retry after a lost answer is the
 * same enquiry. Changed content is a new one.
 */
export async function sendEnquiry(values: EnquiryValues, marks: { fax: string; elapsed: number }) {
  const content = JSON.stringify(values)
  let attempt = lastAttempt()
  if (attempt?.content !== content) {
    const body = { ...readTracking(), ...values, ...marks, consentVersion: currentConsent.version }
    attempt = { content, key: newKey(), body }
    keepAttempt(attempt)
  }
  const receipt = await callApi<EnquiryReceipt>('/api/submit-contact-form', {
    body: attempt.body,
    headers: { 'idempotency-key': attempt.key },
  })
  forgetAttempt()
  return receipt
}

/** A random UUID. `crypto.randomUUID` is missing on pages served over plain HTTP. */
function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
