import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { InlineHashes } from '#contract/page-slots.ts'
import { SECOND, YEAR } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { addVary } from '#server/http/site/vary.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The content security policy of a page, before its own texts are allowed. */
    pagePolicy: string
  }
}

const off = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const fixed = {
  // Without spaces: what most pages weigh and these headers fit into one round trip together. By default our own pages
  // alone may ask for passkeys.
  'permissions-policy': off.map((feature) => `${feature}=()`).join(','),
  'reporting-endpoints': 'csp="/api/csp-report"',
}

/** The name's other hosts may still speak plain HTTP, and the preload list is hard to leave: both are for the owner to say. */
const transportSecurity = {
  on: { maxAge: YEAR / SECOND, includeSubDomains: false },
  off: false,
  preload: { maxAge: YEAR / SECOND, includeSubDomains: true, preload: true },
} as const

/** What every answer carries. The content security policy is that of the pages; /api has a stricter one. */
export async function securityHeaders(env: Env): Promise<Record<string, string>> {
  const images = env.IMAGE_HOST ? [new URL(env.IMAGE_HOST).origin] : []
  const protection = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", ...images],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
        'report-to': ['csp'],
        'report-uri': ['/api/csp-report'],
      },
    },
    strictTransportSecurity: transportSecurity[env.HSTS],
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: { policy: 'credentialless' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Isolated pages share no process with another origin anyway; asking for it once more delays its first paint.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return { ...protection, ...fixed }
}

export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.decorate('pagePolicy', headers['content-security-policy']!)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Asked once, at the start: they are the same for every request, and putting them together takes long. */
async function headersOf(options: FastifyHelmetOptions) {
  const asked = Fastify()
  await asked.register(helmet, options)
  asked.get('/', (_request, reply) => reply.raw.getHeaders())
  const answer = await asked.inject('/')
  await asked.close()
  return answer.json<Record<string, string>>()
}

/** Lets a page show frames of its own origin: the preview of a mail in the back office. */
export function allowOwnFrames(reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace("font-src 'self'", "$&;frame-src 'self'"))
}

/**
 * Leaves the opener policy out for a visit that no page began (an address typed, a bookmark, a link in a mail), and for the next
 * page of it where that is prefetched: there is no opener to be kept away, and the policy would make the browser change processes
 * before it can paint (docs/decisions/077). `Vary` does not have the two headers of the prefetch, or the visit would not use it.
 */
export function shareProcess({ headers }: FastifyRequest, reply: FastifyReply) {
  addVary(reply, 'sec-fetch-site')
  const site = headers['sec-fetch-site']
  const prefetch = headers['sec-purpose'] === 'prefetch' && !headers.referer
  if (site === 'none' || (site === 'same-origin' && prefetch))
    reply.removeHeader('cross-origin-opener-policy')
}

/** Lets a page carry the inline style and scripts that have these hashes; `scriptHashes` are separated by spaces. */
export function allowInlineTexts(reply: FastifyReply, { styleHash, scriptHashes }: InlineHashes) {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace("style-src 'self'", `$& ${styleHash}`)
    .replace("script-src 'self'", scriptHashes ? `$& ${scriptHashes}` : '$&')
  reply.header('content-security-policy', policy)
}

/** What an answer that is data carries instead: it is never stored, and never a document. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function sendAsData(app: FastifyInstance) {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(dataHeaders)
    done()
  })
}

/** Takes that back for the one answer below /api that is a page. */
export function sendAsPage(reply: FastifyReply, hashes: InlineHashes) {
  reply.header('content-security-policy', reply.server.pagePolicy)
  allowInlineTexts(reply, hashes)
}
