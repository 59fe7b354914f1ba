import type { IncomingMessage } from 'node:http'

/**
 * The path for the router. Fastify refuses broken percent-encoding ("/%zz") before any hook runs, and thus without our
 * headers and error formats. With its percent signs escaped it is an unknown path like any other.
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
