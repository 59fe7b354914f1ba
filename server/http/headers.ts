import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { InlineHashes } from '#contract/page-slots.ts'
import { SECOND, YEAR } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { addVary } from './site/vary.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The content security policy of a page, which allows its inline texts. */
    pagePolicyFor(hashes: InlineHashes): string
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
  // Without spaces: the headers and most pages then fit into one round trip. By default only our own pages may use
  // passkeys.
  'permissions-policy': off.map((feature) => `${feature}=()`).join(','),
  'reporting-endpoints': 'csp="/api/csp-report"',
}

/**
 * Other hosts below the name may still use plain HTTP, and the preload list is hard to leave: the owner decides on
 * both.
 */
const transportSecurity = {
  on: { maxAge: YEAR / SECOND, includeSubDomains: false },
  off: false,
  preload: { maxAge: YEAR / SECOND, includeSubDomains: true, preload: true },
} as const

/** The headers of every response. The content security policy is that of the pages; /api has a stricter one. */
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
    // Isolated pages share no process with another origin anyway, and requesting it again delays the first paint.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return { ...protection, ...fixed }
}

export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.decorate('pagePolicyFor', rememberPolicies(headers['content-security-policy']!))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Computed once, at the start: they are the same for every request, and computing them is slow. */
async function headersOf(options: FastifyHelmetOptions) {
  const probe = Fastify()
  await probe.register(helmet, options)
  probe.get('/', (_request, reply) => reply.raw.getHeaders())
  const answer = await probe.inject('/')
  await probe.close()
  return answer.json<Record<string, string>>()
}

/** Lets a page be framed by our own origin: the preview of a mail in the back office. */
export function allowOwnFrames(reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace("font-src 'self'", "$&;frame-src 'self'"))
}

/**
 * Omits the opener policy for a visit that no page started (a typed address, a bookmark, a link in a mail), and for its
 * next page if that is prefetched: there is no opener to isolate, and the policy would make the browser switch
 * processes before it can paint (docs/decisions/077). The prefetch's two headers are not in `Vary`, or the visit would
 * not use it.
 */
export function shareProcess({ headers }: FastifyRequest, reply: FastifyReply) {
  addVary(reply, 'sec-fetch-site')
  const site = headers['sec-fetch-site']
  const prefetch = headers['sec-purpose'] === 'prefetch' && !headers.referer
  if (site === 'none' || (site === 'same-origin' && prefetch))
    reply.removeHeader('cross-origin-opener-policy')
}

/** Composed once per page, since it is sent with every answer. */
function rememberPolicies(policy: string) {
  const policies = new WeakMap<InlineHashes, string>()
  return (hashes: InlineHashes) => {
    const known = policies.get(hashes) ?? allowTexts(policy, hashes)
    policies.set(hashes, known)
    return known
  }
}

/** Allows the inline style and scripts with these hashes; `scriptHashes` are separated by spaces. */
function allowTexts(policy: string, { styleHash, scriptHashes }: InlineHashes) {
  return policy
    .replace("style-src 'self'", `$& ${styleHash}`)
    .replace("script-src 'self'", scriptHashes ? `$& ${scriptHashes}` : '$&')
}

/** Gives an answer the policy of a page, also below /api, where answers are data. */
export function allowInlineTexts(reply: FastifyReply, hashes: InlineHashes) {
  reply.header('content-security-policy', reply.server.pagePolicyFor(hashes))
}

/** The headers of data responses: never stored, and never treated as a document. */
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
