import fastifyStatic from '@fastify/static'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowStyleHash } from './headers.ts'
import { variantsOf } from './variants.ts'

type Page = {
  html: string
  etag: string
  bytes: Record<Encoding, Buffer>
  /** Of the style text that stands in the page, for its content security policy. */
  styleHash: string
  /** Whether search engines are to stay away. */
  noindex?: boolean
}
type Encoding = 'br' | 'gzip' | 'identity'

/** The built site: its pages in memory, its other files on disk. */
export type Site = {
  folder: string
  page(path: string): Page | undefined
  paths: string[]
}

const isNotFoundPath = (path: string) => path.endsWith('/404')

/** Reads what `npm run build` made. @throws when there is no build. */
export async function loadSite(dist: string): Promise<Site> {
  const folder = join(dist, 'site')
  const record = JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')) as {
    pages: Record<string, { file: string } & Pick<Page, 'styleHash' | 'noindex'>>
  }
  const entries = Object.entries(record.pages).map(
    async ([path, { file, ...more }]) =>
      [path, { ...(await loadPage(join(folder, file))), ...more }] as const,
  )
  const pages = new Map(await Promise.all(entries))
  return { folder, page: (path) => pages.get(path), paths: [...pages.keys()] }
}

async function loadPage(file: string): Promise<Omit<Page, 'styleHash' | 'noindex'>> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`),
    readFile(`${file}.gz`),
  ])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { html: identity.toString(), etag, bytes: { identity, br, gzip } }
}

/** By path: what puts an address's query into the page, where the query has something to put. */
type QueryRenderers = Record<string, (query: string) => string | undefined>

/** Mounts every page at its path, the files beside them, and the 404 page for the rest. */
export async function serveSite(app: FastifyInstance, site: Site, renderers: QueryRenderers = {}) {
  const variants = variantsOf(site.paths)
  for (const path of site.paths.filter((known) => !known.includes('?') && !isNotFoundPath(known))) {
    const fill = renderers[path]
    app.get(path, (request, reply) => {
      const page = site.page(variants(path, request.url))!
      const filled = fill?.(request.url.split('?')[1] ?? '')
      return filled ? sendFilled(reply, page, filled) : sendPage(request, reply, page)
    })
  }

  await app.register(fastifyStatic, {
    root: site.folder,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // A route for each file, and none for the rest: what is no file is for the handlers of unknown addresses to answer.
    // Pages have their own addresses, pictures too, and a compressed file is only another form of its original.
    wildcard: false,
    globIgnore: ['**/*.{html,br,gz}', 'images/**'],
    setHeaders: (reply, file) => {
      const lasts = file.startsWith(join(site.folder, 'assets'))
      reply.header(
        'cache-control',
        lasts ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

/** The answer to an address that nobody knows: the page without its slash, else the nearest 404 page. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const [path = '/', query] = request.url.split('?')
  const bare = path.replace(/\/+$/, '')
  const page = bare || '/'
  if (path !== page && site.page(page) && /^(GET|HEAD)$/.test(request.method))
    return reply.redirect(query === undefined ? page : `${page}?${query}`, 301)
  reply.code(404)
  const folder = bare.slice(0, bare.lastIndexOf('/'))
  return sendPage(request, reply, site.page(`${folder}/404`) ?? site.page('/404')!)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  allowStyleHash(reply, page.styleHash)
  if (page.noindex) reply.header('x-robots-tag', 'noindex')
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
  const etag = `"${page.etag}-${encoding}"`
  reply
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .type('text/html; charset=utf-8')
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (reply.statusCode === 200 && known.some((tag) => tag.replace(/^W\//, '') === etag))
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.bytes[encoding])
}

/** A page for one reader. */
function sendFilled(reply: FastifyReply, page: Page, html: string) {
  allowStyleHash(reply, page.styleHash)
  if (page.noindex) reply.header('x-robots-tag', 'noindex')
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}

function bestEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
