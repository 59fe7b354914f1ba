/** The /48 around an IPv6 client as `clientOf` names it, "2001:db8:1:2::/64": what one customer of a provider may hold whole. */
export function networkOf(client: string) {
  if (!client.endsWith('::/64')) return undefined
  return `${client.split(':', 3).join(':')}::/48`
}
