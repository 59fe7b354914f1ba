import { createHash } from 'node:crypto'

/** The hash of an inline text, as a content security policy names it. */
export const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
