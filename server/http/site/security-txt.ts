import { DAY } from '#contract/durations.ts'
import type { BuiltFile } from './built-file.ts'

export const securityTxtPath = '/.well-known/security.txt'

/** Less than a year, as RFC 9116 advises. */
const validForMs = 364 * DAY

/**
 * security.txt with an expiry counted from today: after it the file must not be relied on, and a build may be served
 * for years.
 */
export function renewSecurityTxt(file: BuiltFile, now: Date): BuiltFile {
  const today = now.toISOString().slice(0, 10)
  const expires = new Date(Date.parse(today) + validForMs).toISOString()
  const text = file.bytes.identity.toString().replace(/^Expires: .*$/m, `Expires: ${expires}`)
  return { ...file, etag: `${file.etag}-${today}`, bytes: { identity: Buffer.from(text) } }
}
