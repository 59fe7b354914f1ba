import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#build/root.ts'

/** The file that `npm run dates` writes beside the content, and what the last build would write into it. */
export const recordedFile = join(root, 'content/last-modified.json')
export const builtFile = join(root, 'dist/last-modified.json')

/** For each path, the hash of its text and the day on which the text last changed. */
type ChangeDays = Record<string, { text: string; day: string }>

/**
 * The day on which each page's text last changed, by path ("2026-11-20"). The days are stored beside the content,
 * because files of a clone or an archive have other dates. Texts without a record count as changed today.
 */
export async function lastModified(texts: Map<string, string>, today: string) {
  const recorded = JSON.parse(await readFile(recordedFile, 'utf8').catch(() => '{}')) as ChangeDays
  const built: ChangeDays = {}
  for (const [path, text] of [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const known = recorded[path]
    built[path] = known?.text === hash ? known : { text: hash, day: today }
  }
  await writeFile(builtFile, `${JSON.stringify(built, null, 2)}\n`)
  return (path: string) => built[path]!.day
}
