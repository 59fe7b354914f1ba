import { extname } from 'node:path'

/** For every kind of file in a build. Other kinds are refused at the start instead of being served by a guess. */
const mediaTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** @throws when the build holds a file of a kind that is not in the table. */
export function mediaTypeOf(file: string) {
  const type = mediaTypes[extname(file)]
  if (!type) throw new Error(`No media type is known for ${file}; add it to media-types.ts`)
  return type
}
