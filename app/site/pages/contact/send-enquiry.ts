import type { EnquiryReceipt } from '#contract/enquiry.ts'
import { currentConsent } from '#contract/consent.ts'
import { callApi } from '#app/api.ts'
import { randomUuid } from '#app/random-uuid.ts'
import { readTracking } from '#app/site/tracking.ts'
import { forgetAttempt, keepAttempt, lastAttempt } from './attempt.ts'
import type { EnquiryValues } from './enquiry-values.ts'

/**
 * The same content is sent with the same key and an identical body, so that a retry after a lost response is the same
 * enquiry. Changed content is a new one.
 */
export async function sendEnquiry(
  values: EnquiryValues,
  marks: { fax: string; elapsed: number; origin: string | null },
) {
  const content = JSON.stringify(values)
  let attempt = lastAttempt()
  if (attempt?.content !== content) {
    const body = { ...readTracking(), ...values, ...marks, consentVersion: currentConsent.version }
    attempt = { content, key: randomUuid(), body }
    keepAttempt(attempt)
  }
  const receipt = await callApi<EnquiryReceipt>('/api/submit-contact-form', {
    body: attempt.body,
    headers: { 'idempotency-key': attempt.key },
  })
  forgetAttempt()
  return receipt
}
