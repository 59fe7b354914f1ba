import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { clientOf } from '#server/http/address.ts'
import type { Site } from '#server/http/site/built-site.ts'
import type { SlottedPages } from '#server/http/site/slotted-page.ts'
import { CountedPages, countedSlugs } from './counted-pages.ts'
import { DailyClients } from './daily-clients.ts'
import { DownloadCounts } from './download-counts.ts'
import { isRobot } from './robots.ts'

type Options = {
  db: Db
  site: Site
  slottedPages: SlottedPages
  now: () => Date
  /** How often the pages show new counts. */
  refreshMs?: number | undefined
}

/** Less than an hour, because the counts take a few seconds to reach the database. */
const usualRefreshMs = HOUR - MINUTE

/**
 * Counts the downloads of PDFs, without robots and without repeats of a client within a day. The site shows the counts.
 */
export function countDownloads(app: FastifyInstance, options: Options): Site {
  const { db, site, slottedPages, now, refreshMs = usualRefreshMs } = options
  const slugs = new Map(countedSlugs(slottedPages).map((slug) => [`/resources/${slug}.pdf`, slug]))
  const clients = new DailyClients(now)
  const pages = new CountedPages(site, slottedPages)
  const warn = (error: unknown) => app.log.warn({ err: error }, 'downloads could not be counted')
  const counts = new DownloadCounts(db, warn)

  app.addHook('onResponse', (request, reply, done) => {
    const slug = slugs.get(request.routeOptions.url ?? '')
    if (slug && isDownload(request, reply) && !isRobot(request.headers['user-agent']))
      if (clients.recordFirst(clientOf(request.ip), slug)) counts.add(slug)
    done()
  })

  async function refresh() {
    await counts.flush()
    await pages.show(await counts.read())
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await refresh()
    timer = setInterval(() => refresh().catch(warn), refreshMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counts.flush().catch(warn)
  })
  return pages.site
}

/** Whether a person has started to receive the file. */
function isDownload({ method, headers }: FastifyRequest, reply: FastifyReply) {
  if (method !== 'GET' || headers['sec-purpose']?.includes('prefetch')) return false
  if (reply.statusCode === 200) return true
  return reply.statusCode === 206 && String(reply.getHeader('content-range')).startsWith('bytes 0-')
}
