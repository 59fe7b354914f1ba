import type { FastifyRequest } from 'fastify'
import { addressOf, clientOf } from './address.ts'

/** Information about a request's sender. */
export type Sender = {
  ip: string
  /** The key for limits: an address, or an IPv6 household's /64. */
  client: string
  userAgent: string | null
  /** Global Privacy Control. */
  gpc: boolean
  /** Path of the page that sent it, from the Referer header. */
  page: string | null
  /** The query of that page's address. */
  query: URLSearchParams
}

/** `formPath` is the page whose form posts here; if refused, the page is returned at the path that it was posted to. */
export function senderOf(request: FastifyRequest, formPath: string): Sender {
  const page = pageOf(request.headers.referer)
  return {
    ip: addressOf(request.ip) ?? request.socket.remoteAddress ?? '',
    client: clientOf(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 500) || null,
    gpc: request.headers['sec-gpc'] === '1',
    page: page && (page.pathname === request.routeOptions.url ? formPath : pathOf(page)),
    query: page?.searchParams ?? new URLSearchParams(),
  }
}

function pageOf(referer = '') {
  const url = URL.parse(referer)
  return url?.protocol.startsWith('http') ? url : null
}

const pathOf = ({ pathname }: URL) => pathname.slice(0, 1000)
