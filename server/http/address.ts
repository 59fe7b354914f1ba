import { isIPv4, isIPv6 } from 'node:net'

/** The longest notation has brackets, a zone and a port. */
const maxLength = 100

/** The IP address in a socket's or proxy's notation: with a port, in brackets, mapped. Undefined if there is none. */
export function addressOf(text: string | undefined) {
  if (!text || text.length > maxLength) return undefined
  // The usual notations of sockets first, since this runs for every request.
  const usual = text.startsWith('::ffff:') ? text.slice('::ffff:'.length) : text
  if (isIPv4(usual)) return usual
  const inBrackets = /^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1]
  const [bare = ''] = (inBrackets ?? text).split('%', 1)
  const withoutPort = /^[\d.]+(?=:\d+$)/.exec(bare)?.[0] ?? bare
  if (isIPv4(withoutPort)) return withoutPort
  if (!isIPv6(bare)) return undefined
  // The shortest notation, in which a mapped address is always ::ffff:7f00:1.
  const spelled = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(spelled)
  return mapped ? bytesOf(mapped.slice(1)).join('.') : spelled
}

const bytesOf = (groups: string[]) =>
  groups.map((group) => Number.parseInt(group, 16)).flatMap((value) => [value >> 8, value & 0xff])

/**
 * What counts as one client: an IPv4 address, or an IPv6 /64, which a household or attacker owns as a whole. Unparsable
 * addresses all count as one client, so that an invented address is not a new one.
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
