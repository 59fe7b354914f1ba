import {
  type AuthenticationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** The WebAuthn ceremonies, which run between two API requests. Loaded on demand. */

type Asked<Options> = { challenge_id: string; options: Options }
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type Shown = { challenge_id: string; credential: AuthenticationResponseJSON }

export const showPasskey = async ({
  challenge_id,
  options,
}: Asked<RequestOptions>): Promise<Shown> => ({
  challenge_id,
  credential: await startAuthentication({ optionsJSON: options }),
})

export const makePasskey = async ({ challenge_id, options }: Asked<CreationOptions>) => ({
  challenge_id,
  credential: await startRegistration({ optionsJSON: options }),
})
