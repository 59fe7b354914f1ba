import type { InlineHashes } from './page-slots.ts'

/** What the server needs to know about the built site. */
export type SiteRecord = {
  /** Identifies the sources and settings that it was built from. */
  stamp: string
  /** The public address that the pages name as theirs. */
  origin: string
  /** For each path or pattern: its file below dist/site, the hashes of its inline texts, and whether search engines stay away. */
  pages: Record<string, { file: string; noindex: boolean } & InlineHashes>
}
