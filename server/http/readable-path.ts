import type { IncomingMessage } from 'node:http'

/**
 * The address for the router. Fastify refuses a path with broken percent-encoding ("/%zz") before any hook runs, so
 * without our headers and error shapes. With its percent signs escaped it is an unknown address like any other.
 */
export function readablePath({ url = '/' }: IncomingMessage) {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
