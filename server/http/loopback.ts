import { isIPv4 } from 'node:net'

/** Whether a complete host name or address is this machine's own: `localhost.evil.example` is not. */
export const isLoopbackHost = (host: string) =>
  ['localhost', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'))
