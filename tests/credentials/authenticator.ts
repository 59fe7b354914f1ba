import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Made } from './attestation.ts'

type Flags = { verified?: boolean }
type Claims = { type?: string; origin?: string; challenge?: string; crossOrigin?: boolean }
/** The parts that a forger would change. */
export type Forgery = Flags & {
  claims?: Claims
  rpId?: string
  counter?: number
  userHandle?: string
  id?: string
  /** An attestation other than `none`. */
  attestation?: { fmt: string; attStmt: (made: Made) => Map<string, unknown> }
}
export type Options = { challenge: string }

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const bit = { present: 1, verified: 4, attested: 64 }

/** An authenticator with one passkey, like a phone or a security key (WebAuthn, ES256). */
export function makeAuthenticator(origin: string, { counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const ownId = randomBytes(32).toString('base64url')
  const ownRpId = new URL(origin).hostname
  let uses = 0
  let handle: string | undefined

  function authenticatorData({ rpId = ownRpId, verified = true, counter }: Forgery, more?: Buffer) {
    const flags = bit.present + (verified ? bit.verified : 0) + (more ? bit.attested : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter ?? (counts ? ++uses : 0), 1)
    return Buffer.concat([sha256(rpId), head, more ?? Buffer.alloc(0)])
  }

  const clientDataOf = (type: string, { challenge }: Options, claims: Claims = {}) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...claims }))

  const signed = (data: Uint8Array) => new Uint8Array(sign('sha256', data, privateKey))
  const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'))
  const cose = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    )

  return {
    id: ownId,
    /** `navigator.credentials.create()` */
    create(options: Options & { user: { id: string } }, forgery: Forgery = {}) {
      handle = options.user.id
      const id = Buffer.from(ownId, 'base64url')
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose()])
      const { fmt = 'none', attStmt = () => new Map() } = forgery.attestation ?? {}
      const authData = authenticatorData(forgery, attested)
      const clientData = clientDataOf('webauthn.create', options, forgery.claims)
      const publicKey = Buffer.from([4, ...coordinate(x), ...coordinate(y)])
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt({ authData, clientData, id, publicKey, sign: signed })],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0]
      return {
        ...named(ownId),
        response: {
          clientDataJSON: base64url(clientData),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal', 'invented'],
        },
      }
    },
    /** `navigator.credentials.get()` */
    get(options: Options, forgery: Forgery = {}) {
      const said = clientDataOf('webauthn.get', options, forgery.claims)
      const data = authenticatorData(forgery)
      return {
        ...named(forgery.id ?? ownId),
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signed(Buffer.concat([data, sha256(said)]))),
          userHandle: forgery.userHandle ?? handle ?? null,
        },
      }
    },
  }
}

const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

const named = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  authenticatorAttachment: null,
})
