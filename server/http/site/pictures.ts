import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Site } from './built-site.ts'
import { sendBuilt } from './send-built.ts'

const Picture = z.object({ name: z.string().regex(/^[a-z0-9-]+$/) })
const Cut = z.object({
  w: z.string().regex(/^\d+$/),
  h: z.string().regex(/^\d+$/),
  fit: z.literal('crop').optional(),
})

/**
 * Pictures at URLs in the style of an image host: /images/NAME?w=800&h=450&fit=crop. They are cropped at build for a
 * fixed list of sizes; other sizes do not exist, so that no request has to process an image.
 */
export const pictures: FastifyPluginAsyncZod<{ site: Site }> = async (app, { site }) => {
  app.get('/images/:name', { schema: { hide: true } }, (request, reply) => {
    const picture = Picture.safeParse(request.params)
    const size = Cut.safeParse(request.query)
    if (!picture.success || !size.success) return reply.callNotFound()
    const base = `/images/${picture.data.name}-${size.data.w}x${size.data.h}`
    const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
    const file = site.files.get(`${base}.${format}`)
    return file ? sendBuilt(request, reply.header('vary', 'accept'), file) : reply.callNotFound()
  })
}
