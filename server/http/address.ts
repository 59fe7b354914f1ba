import { isIPv4, isIPv6 } from 'node:net'

/** The longest spelling has brackets, a zone and a port. */
const maxLength = 100

/** The IP address in what a socket or a proxy calls one: with a port, in brackets, mapped. Undefined when it is none. */
export function addressOf(text: string | undefined) {
  if (!text || text.length > maxLength) return undefined
  const inBrackets = /^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1]
  const [bare = ''] = (inBrackets ?? text).split('%', 1)
  const withoutPort = /^[\d.]+(?=:\d+$)/.exec(bare)?.[0] ?? bare
  if (isIPv4(withoutPort)) return withoutPort
  if (!isIPv6(bare)) return undefined
  // The shortest spelling, in which a mapped address is always ::ffff:7f00:1.
  const spelled = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(spelled)
  return mapped ? bytesOf(mapped.slice(1)).join('.') : spelled
}

const bytesOf = (groups: string[]) =>
  groups.map((group) => Number.parseInt(group, 16)).flatMap((value) => [value >> 8, value & 0xff])

/**
 * What counts as one client: an IPv4 address, or the /64 that an IPv6 household or attacker owns whole. All that no
 * address can be found for count together, so that an invented address makes nobody a new client.
 */
export function clientOf(ip: string | undefined) {
  const address = addressOf(ip)
  if (address === undefined) return 'unknown'
  if (isIPv4(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
