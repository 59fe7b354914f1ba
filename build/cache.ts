import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

const folder = join(root, 'node_modules/.cache/site')

/** The cached result of `make` for this source, else a new one. Change `kind` when `make` changes. */
export async function cached(kind: string, source: string, make: () => Promise<Buffer>) {
  const file = join(folder, kind, createHash('sha256').update(source).digest('hex').slice(0, 32))
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const made = await make()
  await mkdir(join(folder, kind), { recursive: true })
  await writeWhole(file, made)
  return made
}

/** Writes a file atomically, because another build may be reading it. */
export async function writeWhole(file: string, content: Buffer) {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, file)
}
