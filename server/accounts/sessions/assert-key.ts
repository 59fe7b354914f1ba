import { type Proof, ProofError, type Proofs } from './proofs.ts'
import type { Session } from './sessions.ts'

/** Refuses a request without proof of the key that its session is bound to, and uses the proof up. */
export async function assertKey(
  proofs: Proofs,
  { key_thumbprint }: Session,
  proof: Proof | null,
): Promise<void> {
  if (key_thumbprint === null && proofs.areOptional) return
  if (!proof) throw noProof()
  if (proof.thumbprint !== key_thumbprint)
    throw new ProofError('invalid_dpop_proof', 'This session belongs to another browser.')
  await proof.spend()
}

/** The proof to open a session with, or null where clients without a key may sign in. */
export function requiredProof(proofs: Proofs, proof: Proof | null) {
  if (!proof && !proofs.areOptional) throw noProof()
  return proof
}

const noProof = () =>
  new ProofError(
    'invalid_dpop_proof',
    'Signing in needs a browser that keeps a key (DPoP), over a secure connection.',
  )
