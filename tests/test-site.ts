import type { Page, Site } from '#server/http/site/built-site.ts'

/** A built site of these pages (HTML by path), for a server that needs one. `more` is other metadata of each page. */
export function testSite(
  pages: Record<string, string>,
  more: Record<string, Partial<Page>> = {},
): Site {
  const page = (path: string) =>
    pages[path] === undefined ? undefined : { ...pageOf(pages[path]), ...more[path] }
  return {
    build: 'test',
    origin: 'http://localhost:3000',
    imageHost: '',
    page,
    paths: Object.keys(pages),
    files: new Map(),
  }
}

const pageOf = (html: string): Page => ({
  styleHash: "'sha256-abc='",
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  etag: 'test',
  bytes: { identity: Buffer.from(html) },
})
