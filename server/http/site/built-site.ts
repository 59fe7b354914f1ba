import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { InlineHashes } from '#contract/page-slots.ts'
import type { SiteRecord } from '#contract/site-record.ts'
import { type BuiltFile, readBuiltFile } from './built-file.ts'

export type Page = BuiltFile &
  InlineHashes & {
    /** Whether search engines must not index it. */
    noindex?: boolean
  }

/** The built site, completely in memory. */
export type Site = {
  /** Identifies the build. */
  build: string
  /** The PUBLIC_URL that it was built for. */
  origin: string
  /** The IMAGE_HOST that it was built for. */
  imageHost: string
  page(path: string): Page | undefined
  paths: string[]
  /** Every file that is not a page, by its path. */
  files: Map<string, BuiltFile>
}

/** Reads the output of `npm run build`. @throws when there is no build. */
export async function loadSite(dist: string): Promise<Site> {
  const folder = join(dist, 'site')
  const record = await readSiteRecord(dist)
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
  const read = (name: string) =>
    readBuiltFile(join(folder, name), {
      cacheControl: cacheControlOf(name),
      isCompressed: names.has(`${name}.br`),
    })
  const pages = new Map<string, Page>()
  for (const [path, { file, ...more }] of Object.entries(record.pages)) {
    pages.set(path, { ...(await read(file)), ...more })
  }
  const files = new Map<string, BuiltFile>()
  // Pages have their own paths, and compressed files are only other versions of an original.
  for (const name of names)
    if (!/\.(html|br|gz)$/.test(name)) files.set(`/${name}`, await read(name))
  const { origin, imageHost } = record
  return {
    build: record.stamp.slice(0, 8),
    origin,
    imageHost,
    page: (path) => pages.get(path),
    paths: [...pages.keys()],
    files,
  }
}

/** @throws when there is no build. */
export async function readSiteRecord(dist: string): Promise<SiteRecord> {
  try {
    return JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')) as SiteRecord
  } catch (error) {
    throw new Error('There is no built site. Make one with: npm run build', { cause: error })
  }
}

function cacheControlOf(name: string) {
  if (name.endsWith('.html')) return 'no-cache'
  // A file with a content hash in its name never changes.
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
