import type { FastifyRequest } from 'fastify'
import { AuthError } from '#server/accounts/auth-errors.ts'
import { type Bearer, findBearer } from './bearer.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { stepUpSentences } from '#server/accounts/step-up.ts'

/** The caller of an auth endpoint. Refusals use GoTrue's format. */
export async function requireBearer(deps: AccountDeps, request: FastifyRequest) {
  const bearer = await findBearer(deps, request)
  if (typeof bearer !== 'string') return bearer
  throw bearerError(bearer)
}

/** The session has ended since the call began. */
export const sessionGone = () => bearerError('no_session')

/** Like `requireBearer`; an account with a second factor needs a session that has verified it. */
export async function requireFullBearer(deps: AccountDeps, request: FastifyRequest) {
  const bearer = await requireBearer(deps, request)
  assertFactor(bearer)
  return bearer
}

/** Also requires a recent authentication. */
export async function requireRecentBearer(deps: AccountDeps, request: FastifyRequest) {
  const bearer = await requireFullBearer(deps, request)
  assertRecent(bearer)
  return bearer
}

export function assertRecent({ stepUp }: Bearer) {
  if (stepUp) throw new AuthError(403, stepUp, stepUpSentences[stepUp])
}

export function assertFactor({ lacksFactor }: Bearer) {
  if (lacksFactor)
    throw new AuthError(403, 'insufficient_aal', 'Enter the code of your second factor first.')
}

function bearerError(fault: keyof typeof bearerErrors) {
  const [status, code, message] = bearerErrors[fault]
  return new AuthError(status, code, message)
}

const bearerErrors = {
  no_token: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  bad_token: [403, 'bad_jwt', 'invalid JWT: it is malformed, forged or expired'],
  no_session: [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
} as const
