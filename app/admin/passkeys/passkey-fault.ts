import { ApiError } from '#app/api.ts'
import { failureSentence } from '#app/admin/requests/failure.ts'

/** The message for an error of the browser or of the WebAuthn library, whose errors have a code. */
export function refusalOf(error: unknown) {
  if (!(error instanceof Error)) return 'This browser could not use a passkey.'
  const code = 'code' in error ? error.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for your account already.'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys work only at the address that this site is known by.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'No passkey was used. Try again, or use your password.'
  return 'This browser could not use a passkey.'
}

/** The message for an error of the server or of the browser; null as for `failureSentence`. */
export const passkeyFault = (error: unknown) =>
  error instanceof ApiError
    ? failureSentence(error, 'The server could not be reached.')
    : refusalOf(error)
