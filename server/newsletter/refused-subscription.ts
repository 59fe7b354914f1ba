import type { Problem } from '#contract/problem.ts'
import type { RefusedForm } from '#server/http/forms/refused-form.ts'

/** `invalid` is the page's own error text for a malformed address, which contains an example. */
export function refusedSubscription(
  { status, detail }: Problem,
  email: unknown,
  invalid = detail,
): RefusedForm {
  const wrong = status === 422
  return {
    values: { email },
    texts: { 'error:email': wrong ? invalid : detail },
    invalid: wrong ? ['email'] : [],
    focus: 'email',
  }
}
