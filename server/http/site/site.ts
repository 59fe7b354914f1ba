import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Page, Site } from './built-site.ts'
import { allowInlineTexts, allowOwnFrames, shareProcess } from '#server/http/headers.ts'
import { routePattern } from '#server/http/route-pattern.ts'
import { sendBuilt } from './send-built.ts'
import { renewSecurityTxt, securityTxtPath } from './security-txt.ts'
import { variantsOf } from './variants.ts'

/** Its screens, and its 404 page from which they are reached without a new document. */
const isBackOffice = (address: string) => /^\/admin(?:[/?]|$)/.test(address)
const isNotFoundPath = (path: string) => path.endsWith('/404')
/** Pictures are asked for by size (pictures.ts), not by their file's name. */
const isPicture = (address: string) => address.startsWith('/images/')

/** Of a page that is prefetched: without it, the browser would ask for the page again when the link is followed. */
const whilePointedAt = 'private, max-age=60'

/** By path: what puts an address's query into the page, where the query has something to put. */
type QueryRenderers = Record<string, (query: string) => string | undefined>

type Options = { now: () => Date; renderers: QueryRenderers }

/** Mounts every page at its path, the files beside them, and the 404 page for the rest. */
export function serveSite(app: FastifyInstance, site: Site, { now, renderers }: Options) {
  const variants = variantsOf(site.paths)
  for (const path of site.paths.filter((known) => !known.includes('?') && !isNotFoundPath(known))) {
    const render = renderers[path]
    app.get(path, (request, reply) => {
      // Nobody learns the addresses of the back office, nor that of a mailed link.
      if (path.startsWith('/admin')) reply.header('referrer-policy', 'no-referrer')
      const page = site.page(variants(path, request.url))!
      const rendered = render?.(request.url.split('?')[1] ?? '')
      return rendered ? sendRendered(reply, page, rendered, path) : sendPage(request, reply, page)
    })
  }
  for (const [address, file] of site.files)
    if (!isPicture(address))
      // Not shed: whoever was sent a page gets what makes it work.
      app.get(address, { config: { neverShed: true } }, (request, reply) => {
        const isDated = address === securityTxtPath
        return sendBuilt(request, reply, isDated ? renewSecurityTxt(file, now()) : file)
      })
}

/** The answer to an address that nobody knows: the page without its slash, else the nearest 404 page. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const [path = '/'] = request.url.split('?', 1)
  const bare = withoutSlashes(path)
  const page = bare || '/'
  if (path !== page && hasPage(site, page) && /^(GET|HEAD)$/.test(request.method))
    return reply.redirect(page + request.url.slice(path.length), 301)
  reply.code(404)
  const folder = bare.slice(0, bare.lastIndexOf('/'))
  return sendPage(request, reply, site.page(`${folder}/404`) ?? site.page('/404')!)
}

const hasPage = ({ paths }: Site, path: string) =>
  paths.some((known) => known === path || (known.includes(':') && routePattern(known).test(path)))

/** Without the slashes at its end. A pattern for that would take a time that grows with the square of their number. */
export function withoutSlashes(path: string) {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  preparePage(reply, page)
  if (isBackOffice(request.url)) {
    allowOwnFrames(reply)
    return sendBuilt(request, reply, page)
  }
  shareProcess(request, reply)
  const isAhead = reply.statusCode === 200 && request.headers['sec-purpose'] === 'prefetch'
  return sendBuilt(request, reply, isAhead ? { ...page, cacheControl: whilePointedAt } : page)
}

/** A page for one reader, whose address nobody else has to know. Our own form tells us its page by it. */
function sendRendered(reply: FastifyReply, page: Page, html: string, path: string) {
  preparePage(reply, page)
  reply.header('cache-control', 'no-store')
  if (path !== '/contact') reply.header('referrer-policy', 'no-referrer')
  return reply.type(page.type).send(html)
}

function preparePage(reply: FastifyReply, page: Page) {
  allowInlineTexts(reply, page)
  if (page.noindex) reply.header('x-robots-tag', 'noindex')
}
