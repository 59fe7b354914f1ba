import type { IncomingMessage } from 'node:http'

/** Hardly any of our paths has one. The router takes long for thousands, and reads them before requests take turns. */
const maxPercentSigns = 128

/**
 * The path for the router. Fastify refuses broken percent-encoding ("/%zz") before any hook runs, and thus without our
 * headers and error formats. With its percent signs escaped it is an unknown path like any other. A path with many of
 * them is replaced by a short unknown one.
 */
export function readablePath({ url = '/' }: IncomingMessage) {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  if (path.split('%', maxPercentSigns + 2).length > maxPercentSigns + 1)
    return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
