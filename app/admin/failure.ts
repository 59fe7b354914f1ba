import { ApiError } from '#app/api.ts'
import { notify } from '#app/ui/notify.ts'
import { isStepUp } from '#contract/step-up.ts'

/** Whether the effect of a failed call is unknown: there was no answer, or none from the server itself. */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.code === 'unexpected'

/**
 * The text of a failed action's toast: the server's sentence, else `otherwise`. Null if the session ended, because the
 * sign-in form shows it, and if the person cancelled a step-up.
 */
export function failureSentence(error: unknown, otherwise: string) {
  if (!(error instanceof ApiError) || isOutcomeUnknown(error)) return otherwise
  return error.status === 401 || isStepUp(error.code) ? null : error.message
}

/** Shows the toast of a failed action, unless it needs none. */
export function notifyFailure(title: string, error: unknown, otherwise: string) {
  const sentence = failureSentence(error, otherwise)
  if (sentence) notify.error(title, sentence)
}
