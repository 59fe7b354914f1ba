import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Page, Site } from './built-site.ts'
import { allowInlineTexts, allowOwnFrames, shareProcess } from '#server/http/headers.ts'
import { routePattern } from '#server/http/route-pattern.ts'
import { sendBuilt } from './send-built.ts'
import { renewSecurityTxt, securityTxtPath } from './security-txt.ts'
import { variantsOf } from './variants.ts'

/** Its screens, and its 404 page, which links to them without loading a new document. */
const isBackOffice = (address: string) => /^\/admin(?:[/?]|$)/.test(address)
const isNotFoundPath = (path: string) => path.endsWith('/404')
/** Cut pictures are requested by size (pictures.ts), not by file name. */
const isPicture = (address: string) => /^\/images\/.*\.(?:avif|webp)$/.test(address)

/** For a prefetched page: without it, the browser would request the page again when the link is followed. */
const whilePointedAt = 'private, max-age=60'

/** By path: renders an address's query into the page, if it contains something to show, or leads elsewhere. */
type QueryRenderers = Record<string, (query: string) => string | { redirect: string } | undefined>

type Options = { now: () => Date; renderers: QueryRenderers }

/** Serves every page at its path, the files beside them, and the 404 page for everything else. */
export function serveSite(app: FastifyInstance, site: Site, { now, renderers }: Options) {
  const variants = variantsOf(site.paths)
  for (const path of site.paths.filter((known) => !known.includes('?') && !isNotFoundPath(known))) {
    const render = renderers[path]
    app.get(path, (request, reply) => {
      // Other sites must not learn the addresses of the back office, or those of mailed links.
      if (path.startsWith('/admin')) reply.header('referrer-policy', 'no-referrer')
      const page = site.page(variants(path, request.url))!
      const rendered = render?.(request.url.split('?')[1] ?? '')
      if (typeof rendered === 'object') return reply.redirect(rendered.redirect)
      return rendered ? sendRendered(reply, page, rendered, path) : sendPage(request, reply, page)
    })
  }
  for (const [address, file] of site.files)
    if (!isPicture(address))
      // Assets are exempt from load shedding: a page that was sent must get them.
      app.get(address, { config: { neverShed: true } }, (request, reply) => {
        const isDated = address === securityTxtPath
        // A page's Markdown twin, read without the page.
        if (address.endsWith('.md')) reply.header('link', '</llms.txt>; rel="describedby"')
        return sendBuilt(request, reply, isDated ? renewSecurityTxt(file, now()) : file)
      })
}

/** The response to an unknown path: the page without the trailing slash, else the nearest 404 page. */
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

/** Without trailing slashes. A regular expression would take time quadratic in their number. */
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

/** A page for one reader, whose address must not leak. Our own form sends us its page by the referrer. */
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
