import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#build/root.ts'

const ledgerFile = join(root, 'content/last-modified.json')

/** Of each path, the hash of its text and the day on which the text last changed. */
type Ledger = Record<string, { text: string; day: string }>

/**
 * The day on which each page's text last changed, by path ("2026-11-20"). Days stand in a ledger beside the content,
 * because a clone or an archive knows no other date than its own; a build that meets a changed text writes it down.
 */
export async function lastModified(texts: Map<string, string>, today: string) {
  const before = JSON.parse(await readFile(ledgerFile, 'utf8').catch(() => '{}')) as Ledger
  const after: Ledger = {}
  for (const [path, text] of [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const known = before[path]
    after[path] = known?.text === hash ? known : { text: hash, day: today }
  }
  if (JSON.stringify(before) !== JSON.stringify(after))
    await writeFile(ledgerFile, `${JSON.stringify(after, null, 2)}\n`)
  return (path: string) => after[path]!.day
}
