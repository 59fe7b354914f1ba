import { ApiError } from '#app/api.ts'
import { isStepUp } from '#contract/step-up.ts'

/**
 * What a failed action's toast says: the server's sentence, else the given one. Null when the session ended, because then
 * the sign-in form says so, and when somebody would rather not show who they are.
 */
export function failureSentence(error: unknown, otherwise: string) {
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'unexpected')
    return otherwise
  return error.status === 401 || isStepUp(error.code) ? null : error.message
}
