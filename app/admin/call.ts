import { ApiError, type Call, callApi } from '#app/api.ts'
import { isStepUp } from '#contract/step-up.ts'
import { requestStepUp } from './identity/question.ts'
import { provenFetch } from './proof/proven-fetch.ts'
import { currentToken, renew } from './session.ts'

/** A call in the name of the signed-in account. */
export const call = <T>(path: string, options: Omit<Call, 'token'> = {}): Promise<T> =>
  withToken((token) => callApi<T>(path, { ...options, token, fetch: provenFetch }))

/** When the server wants a proof of who one is before a dangerous action, asks for it and repeats the call. */
export async function withToken<T>(send: (token: string) => Promise<T>): Promise<T> {
  try {
    return await withRenewal(send)
  } catch (error) {
    const stepUp = error instanceof ApiError && error.code
    if (!isStepUp(stepUp) || !(await requestStepUp(stepUp))) throw error
    return withRenewal(send)
  }
}

/** A refused token is renewed once; a 401 means nothing was done yet. */
async function withRenewal<T>(send: (token: string) => Promise<T>): Promise<T> {
  const token = currentToken()
  if (!token) throw new ApiError(401, 'unauthorized', 'Your session ended; sign in again.')
  try {
    return await send(token)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await renew(token))) throw error
    return send(currentToken() ?? '')
  }
}
