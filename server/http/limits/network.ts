import { clientOf } from '#server/http/address.ts'

/**
 * The /48 around an IPv6 client in `clientOf` notation, "2001:db8:1:2::/64": a provider may assign one customer that
 * much.
 */
export function networkOf(client: string) {
  if (!client.endsWith('::/64')) return undefined
  return `${client.split(':', 3).join(':')}::/48`
}

/** Who is given a share of something: the /48 of an IPv6 client, and otherwise the client itself. */
export const networkOrClient = (client: string) => networkOf(client) ?? client

export const networkOrClientOf = (ip: string) => networkOrClient(clientOf(ip))
