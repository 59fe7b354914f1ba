import type { FastifyRequest } from 'fastify'
import { AuthError } from './auth-errors.ts'
import { findBearer } from './bearer.ts'
import type { AccountDeps } from './deps.ts'

/** Who calls one of the auth endpoints, or their refusal in GoTrue's words. */
export async function requireBearer(deps: AccountDeps, request: FastifyRequest) {
  const bearer = await findBearer(deps, request)
  if (typeof bearer !== 'string') return bearer
  const [status, code, message] = bearerErrors[bearer]
  throw new AuthError(status, code, message)
}

const bearerErrors = {
  no_token: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  bad_token: [403, 'bad_jwt', 'invalid JWT: it is malformed, forged or expired'],
  no_session: [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
} as const
