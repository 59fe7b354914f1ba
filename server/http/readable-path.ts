import type { IncomingMessage } from 'node:http'

/**
 * The address for the router. A path that encodes no text ("/%zz") would be refused before any hook runs, without
 * headers and in one shape for all; read letter by letter it is an address like any other that nobody knows.
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
