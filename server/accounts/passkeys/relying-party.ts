import { isIPv4 } from 'node:net'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'

/**
 * For whom passkeys are made: the public address of this site as it is configured, whatever a request calls it.
 * @throws AuthError where that is an IP address, for which browsers make none.
 */
export function relyingParty({ links }: AccountDeps) {
  const { hostname, origin } = new URL(links.publicUrl)
  // An IPv6 address is in brackets.
  if (isIPv4(hostname) || hostname.startsWith('['))
    throw new AuthError(
      422,
      'passkey_disabled',
      'Passkeys need a site with a name; this one is known by its IP address.',
    )
  return { id: hostname, origin }
}
