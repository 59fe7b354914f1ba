import { z } from 'zod'

/** base64url of at most `max` bytes. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil((max * 4) / 3))
    .regex(/^[\w-]+$/)

const credential = {
  id: bytes(1_023),
  rawId: bytes(1_023),
  type: z.literal('public-key'),
}
const clientDataJSON = bytes(2_048)

/** The part of a browser's answer that is verified; the rest is dropped. */
export const NewCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: bytes(8_192),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .transform((shape) => ({ ...shape, clientExtensionResults: {} }))

export const Assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes(1_024),
      signature: bytes(1_024),
      userHandle: bytes(64)
        .nullish()
        .transform((handle) => handle ?? undefined),
    }),
  })
  .transform((shape) => ({ ...shape, clientExtensionResults: {} }))

export const challengeId = z.uuid().toLowerCase()

export type Answered<Credential> = { challenge_id: string; credential: Credential }
export type NewCredential = z.infer<typeof NewCredential>
export type Assertion = z.infer<typeof Assertion>

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof transports)[number]

/** The transports that the browser reported, without those unknown to browsers' requests. */
export const knownTransports = (said: readonly string[]): Transport[] =>
  transports.filter((each) => said.includes(each))
