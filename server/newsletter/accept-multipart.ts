import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** Reads the other form encoding that mail programs may send (RFC 8058, section 3.2). Files are dropped. */
export function acceptMultipart(app: FastifyInstance) {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      try {
        const fields = await new Response(new Uint8Array(body), { headers }).formData()
        return Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string'))
      } catch {
        throw new AppError('not_parseable', 'The form could not be read.')
      }
    },
  )
}
