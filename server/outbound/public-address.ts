import type { LookupAddress, LookupOptions } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** A target that webhooks must not use. Retrying would not help. */
export class RefusedTarget extends Error {}

const special = new BlockList()
// IANA's special-purpose registry, and Azure's metadata service, which has a public address.
for (const range of `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12
  192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16/32`.split(/\s+/))
  addRange(range, 'ipv4')
// Within the global addresses: protocol assignments with Teredo, 6to4, documentation.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  addRange(range, 'ipv6')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address belongs to the public internet. For IPv6 that is 2000::/3: IPv4-mapped, NAT64, unique local,
 * link-local and multicast addresses are all outside it.
 */
export function isPublic(address: string) {
  if (isIPv6(address)) return global.check(address, 'ipv6') && !special.check(address, 'ipv6')
  return isIP(address) === 4 && !special.check(address, 'ipv4')
}

/** The fault of a target, as far as its URL shows. The addresses of a host name are known only on connecting. */
export function targetFault(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLoopbackName = /^(.*\.)?localhost\.?$/.test(host)
  if (isLoopbackName || (isIP(host) !== 0 && !isPublic(host))) return privateTarget(host)
  const port = Number(url.port || 443)
  if (port < 1024 && port !== 80 && port !== 443)
    return `must use the usual port, or one from 1024 on, not ${port}`
  return null
}

const privateTarget = (what: string) =>
  `leads into a private network (${what}); WEBHOOK_PRIVATE_TARGETS=on would allow that`

export type Lookup = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * A lookup for the connection itself, so that a name cannot change between check and use. One private address among
 * several is enough to refuse.
 */
export function checkedLookup(lookup: Lookup, isAllowed = isPublic): LookupFunction {
  return (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const hidden = addresses.find(({ address }) => !isAllowed(address))
      if (hidden)
        return callback(new RefusedTarget(`The address ${privateTarget(hidden.address)}.`), [])
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      return callback(null, first?.address ?? '', first?.family)
    })
}

function addRange(range: string, family: 'ipv4' | 'ipv6') {
  const [address = '', prefix] = range.split('/')
  special.addSubnet(address, Number(prefix), family)
}
