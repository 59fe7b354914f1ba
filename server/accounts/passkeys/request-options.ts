import { z } from 'zod'
import { SECOND } from '#contract/durations.ts'
import { challengeLifetimeMs } from './passkey-challenge.ts'

const Allowed = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** The options with which a browser asks for a passkey, in WebAuthn's spelling. */
export const RequestOptions = z.object({
  challenge_id: z.uuid(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(Allowed),
  }),
  expires_at: z.int(),
})

type Made = { id: string; challenge: string; expiresAt: Date }

/** Without a list of passkeys the browser offers all that it has for this site. */
export const requestOptions = (
  rpId: string,
  { id, challenge, expiresAt }: Made,
  allowCredentials: z.infer<typeof Allowed>[] = [],
): z.infer<typeof RequestOptions> => ({
  challenge_id: id,
  options: {
    challenge,
    rpId,
    timeout: challengeLifetimeMs,
    userVerification: 'required',
    allowCredentials,
  },
  expires_at: Math.floor(expiresAt.getTime() / SECOND),
})
