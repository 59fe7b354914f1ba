import { isIPv4 } from 'node:net'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'

/**
 * The site that passkeys are made for: the configured public address, whatever host the request names.
 * @throws AuthError for an IP address, for which browsers create no passkeys.
 */
export function relyingParty({ links }: AccountDeps) {
  const { hostname, origin } = new URL(links.publicUrl)
  // IPv6 addresses are in brackets.
  if (isIPv4(hostname) || hostname.startsWith('['))
    throw new AuthError(
      422,
      'passkey_disabled',
      'Passkeys need a site with a name; this one is known by its IP address.',
    )
  return { id: hostname, origin }
}
