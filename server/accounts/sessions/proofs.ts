import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { calculateJwkThumbprint, EmbeddedJWK, errors, type JWK, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Env } from '#server/env.ts'
import { SECOND } from '#contract/durations.ts'
import type { SingleUse } from '#server/http/limits/single-use.ts'
import { isGoodNonce, nonceLifetimeMs, nonceOf } from './proof-nonce.ts'
import type { KeyRing } from '#server/accounts/secrets.ts'

/**
 * Why a proof is refused, in RFC 9449's terms. After `use_dpop_nonce` the client retries with the nonce of that answer.
 */
export type ProofFault = 'invalid_dpop_proof' | 'use_dpop_nonce'

export class ProofError extends Error {
  readonly fault: ProofFault

  constructor(fault: ProofFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** `WWW-Authenticate` of a refused proof. */
export const challengeOf = ({ fault }: ProofError) => `DPoP error="${fault}", algs="ES256"`

export type Proof = {
  /** Identifies the signing key. */
  thumbprint: string
  /** Uses the proof up. Called last, so that a refused request writes nothing. */
  spend(): Promise<void>
}

type ProvenRequest = Pick<FastifyRequest, 'method' | 'headers' | 'host' | 'originalUrl'>
type Options = { secrets: KeyRing; used: SingleUse; env: Env; now: () => Date }
export type Proofs = ReturnType<typeof createProofs>

/** In characters; a browser's have some 600. */
const maxProofLength = 2_000

const Claims = z.object({
  jti: z.string().min(1).max(200),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  nonce: z.string().optional(),
  ath: z.string().optional(),
})

/** Checks that the sender of a request holds a private key (DPoP, RFC 9449). */
export function createProofs({ secrets: { nonceKey }, used, env, now }: Options) {
  /** The request's proof, or null. `token` is the access token sent with it. */
  async function read(request: ProvenRequest, token?: string): Promise<Proof | null> {
    const { dpop } = request.headers
    if (dpop === undefined) return null
    const { claims, thumbprint } = await verify(dpop.toString())
    if (claims.htm !== request.method || !isAddress(claims.htu, request))
      throw invalid('The proof was made for another request.')
    if (token !== undefined && claims.ath !== hashOf(token))
      throw invalid('The proof was made for another token.')
    // Only the nonce is checked against our clock, so a browser with a wrong clock needs at most a second try.
    if (!isGoodNonce(nonceKey, claims.nonce ?? '', now()) || isOutdated(claims.iat))
      throw new ProofError('use_dpop_nonce', 'The proof needs a nonce and the time of this server.')
    return {
      thumbprint,
      async spend() {
        const isFirst = await used
          .take(hashOf(`${thumbprint} ${claims.jti}`), nonceLifetimeMs)
          .catch((error) => withoutMemory(error, request))
        if (!isFirst) throw invalid('The proof was used before.')
      },
    }
  }

  async function verify(proof: string) {
    if (proof.length > maxProofLength) throw invalid('The proof is too long.')
    try {
      const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
        typ: 'dpop+jwt',
        algorithms: ['ES256'],
        currentDate: now(),
      })
      const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk as JWK)
      return { claims: Claims.parse(payload), thumbprint }
    } catch (error) {
      if (isOfProof(error)) throw invalid('The proof is malformed or forged.')
      throw error
    }
  }

  const isOutdated = (iat: number) => Math.abs(now().getTime() - iat * SECOND) > nonceLifetimeMs

  /** The address as typed by the visitor, or as configured. Query and fragment are ignored. */
  function isAddress(htu: string, { host, originalUrl }: ProvenRequest) {
    const named = URL.parse(htu)
    const requested = named && URL.parse(originalUrl, `${named.protocol}//${host}`)
    if (!requested || named.pathname !== requested.pathname) return false
    return named.host === requested.host || named.origin === env.PUBLIC_URL
  }

  return {
    read,
    /** A nonce for the next proof. */
    nonce: () => nonceOf(nonceKey, now()),
    /** Whether clients without a key may sign in. */
    areOptional: env.BEARER_SESSIONS === 'on',
  }
}

/** With a full disk, requests that only read are still answered, as everywhere. */
function withoutMemory(error: unknown, { method }: ProvenRequest) {
  if (method !== 'GET' && method !== 'HEAD') throw error
  return true
}

const invalid = (message: string) => new ProofError('invalid_dpop_proof', message)

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An embedded key that is not a public one causes a TypeError, or WebCrypto's own error. */
const isOfProof = (error: unknown) =>
  error instanceof errors.JOSEError ||
  error instanceof z.ZodError ||
  error instanceof TypeError ||
  error instanceof DOMException
