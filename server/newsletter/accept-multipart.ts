import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** Parsing takes long for its size: 64 KB of empty files 22 ms. What mail programs send has some 200 bytes. */
const maxBytes = 2_048

/** Reads the other form encoding that mail programs may send (RFC 8058, section 3.2). Files are dropped. */
export function acceptMultipart(app: FastifyInstance) {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
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
