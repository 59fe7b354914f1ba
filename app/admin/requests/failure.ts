import { ApiError } from '#app/api.ts'
import { notify } from '#app/ui/notify.ts'
import { isStepUp } from '#contract/step-up.ts'

/**
 * Whether it is unknown if a failed call had an effect: there was no response, or it did not come from the server
 * itself.
 */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.code === 'unexpected'

/**
 * Whether a failed call may have had an effect: its response was lost or cannot be read, or the server failed on the
 * way. Any other 4xx is a refusal, whether it is by the server or by a proxy in front of it.
 */
export const mayHaveTakenEffect = (error: unknown) =>
  !(error instanceof ApiError) || error.status < 400 || error.status === 408 || error.status >= 500

/**
 * The text of a failed action's toast: the server's message, else `otherwise`. Null if the session ended, because the
 * sign-in form says so, and if the person cancelled a step-up.
 */
export function failureSentence(error: unknown, otherwise: string) {
  if (!(error instanceof ApiError) || isOutcomeUnknown(error)) return otherwise
  return error.status === 401 || isStepUp(error.code) ? null : error.message
}

/** Shows the toast of a failed action, unless none is needed. */
export function notifyFailure(title: string, error: unknown, otherwise: string) {
  const sentence = failureSentence(error, otherwise)
  if (sentence) notify.error(title, sentence)
}
