import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#contract/options.ts'
import { can, type Permission, rolesWith } from '#contract/permissions.ts'
import type { StepUp } from '#contract/step-up.ts'
import { AppError } from '#server/errors.ts'
import { notAllowed } from './assert-permission.ts'
import { findBearer } from './sessions/bearer.ts'
import type { AccountDeps } from './deps.ts'
import { challengeOf, ProofError } from './sessions/proofs.ts'
import { stepUpSentences } from './step-up.ts'

type Account = {
  userId: string
  email: string
  role: Role
  sessionId: string
  stepUp: StepUp | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller. Set on routes with the hook `signedIn`. */
    account: Account
  }
}

/** Hooks for `onRequest`. Each queries the database on every call, so a deleted account is refused at once. */
export function guard(deps: AccountDeps) {
  async function signedIn(request: FastifyRequest, reply: FastifyReply) {
    const known: Account | undefined = request.account
    if (known) return
    const bearer = await findBearer(deps, request).catch((error) => refuseProof(error, reply))
    if (typeof bearer === 'string') {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('unauthorized', sentences[bearer])
    }
    if (bearer.lacksFactor)
      throw new AppError('second_factor_needed', 'Enter the code of your second factor first.')
    const { user, role, sessionId, stepUp } = bearer
    request.account = { userId: user.id, email: user.email, role, sessionId, stepUp }
  }

  function allowed(permission: Permission, isDangerous: boolean) {
    const hook = async (request: FastifyRequest, reply: FastifyReply) => {
      await signedIn(request, reply)
      if (!can(request.account.role, permission)) {
        reply.header('www-authenticate', 'Bearer')
        throw notAllowed()
      }
      if (isDangerous) assertRecentProof(request.account)
    }
    return Object.assign(hook, { roles: rolesWith(permission) })
  }

  return {
    signedIn,
    can: (permission: Permission) => allowed(permission, false),
    /** For sensitive operations: the caller must also have authenticated within the last ten minutes. */
    canWithStepUp: (permission: Permission) => allowed(permission, true),
  }
}

/** For calls that are sensitive only with certain bodies. */
export function assertRecentProof({ stepUp }: Account) {
  if (stepUp) throw new AppError(stepUp, stepUpSentences[stepUp])
}

function refuseProof(error: unknown, reply: FastifyReply): never {
  if (!(error instanceof ProofError)) throw error
  reply.header('www-authenticate', challengeOf(error))
  throw new AppError(error.fault, error.message)
}

/** The roles that a route's hooks require, for the API's description. Empty: every account may call it. */
export function rolesAskedBy(hooks: unknown): string[] {
  return [hooks]
    .flat()
    .flatMap((hook: unknown) =>
      typeof hook === 'function' && 'roles' in hook && Array.isArray(hook.roles) ? hook.roles : [],
    )
}

const sentences = {
  no_token: 'Sign in first.',
  bad_token: 'Your session has expired. Sign in again.',
  no_session: 'Your session has ended. Sign in again.',
}
