import { ApiError } from '#app/api.ts'

/**
 * What a failed action's toast says: the server's sentence, else the given one. Null when the session ended, because then
 * the sign-in form says so.
 */
export function failureSentence(error: unknown, otherwise: string) {
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'unexpected')
    return otherwise
  return error.status === 401 ? null : error.message
}
