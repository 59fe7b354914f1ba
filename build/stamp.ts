import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './root.ts'

const sources = ['app', 'content', 'contract', 'build']

/** A hash of everything that the site is built from, to find out whether a build is up to date. */
export async function stampOf(settings: Record<string, string>) {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const listings = await Promise.all(
    sources.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  )
  const files = listings
    .flat()
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  for (const file of [...files.toSorted(), join(root, 'package-lock.json')])
    hash.update(`\n${relative(root, file)}\n`).update(await readFile(file))
  return hash.digest('hex')
}
