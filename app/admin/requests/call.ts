import { ApiError, type Call, callApi } from '#app/api.ts'
import { isStepUp } from '#contract/step-up.ts'
import { requestStepUp } from '#app/admin/identity/question.ts'
import { provenFetch } from '#app/admin/proof/proven-fetch.ts'
import { currentToken, renew } from '#app/admin/session/session.ts'

/** Sends an API request as the signed-in account. */
export const call = <T>(path: string, options: Omit<Call, 'token'> = {}): Promise<T> =>
  withToken((token) => callApi<T>(path, { ...options, token, fetch: provenFetch }))

/** If the server requires a step-up, asks the person for it and repeats the request. */
export async function withToken<T>(send: (token: string) => Promise<T>): Promise<T> {
  try {
    return await withRenewal(send)
  } catch (error) {
    const stepUp = error instanceof ApiError && error.code
    if (!isStepUp(stepUp) || !(await requestStepUp(stepUp))) throw error
    return withRenewal(send)
  }
}

/** Refreshes a rejected token once and repeats the request, which is safe: a request that got a 401 had no effect. */
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
