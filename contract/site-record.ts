import type { InlineHashes } from './page-slots.ts'

/** What the server needs to know about the built site. */
export type SiteRecord = {
  /** Identifies the sources and settings of the build. */
  stamp: string
  /** The public address in the pages. */
  origin: string
  /** The host of its pictures; empty: our own. */
  imageHost: string
  /**
   * For each path or pattern: its file below dist/site, the hashes of its inline texts, and whether it is kept from
   * search engines.
   */
  pages: Record<string, { file: string; noindex: boolean } & InlineHashes>
}
