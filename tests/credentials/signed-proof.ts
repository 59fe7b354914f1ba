import { createHash } from 'node:crypto'
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { v7 as uuidv7 } from 'uuid'

type Key = { jwk: JWK; privateKey: CryptoKey }

export async function makeKey(): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { jwk: await exportJWK(publicKey), privateKey }
}

/** A proof that the sender of a request holds a key (DPoP, RFC 9449), with a new id unless `claims` has one. */
export const signProof = ({ jwk, privateKey }: Key, claims: JWTPayload, header = {}) =>
  new SignJWT({ jti: uuidv7(), ...claims })
    .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk, ...header })
    .sign(privateKey)

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')
