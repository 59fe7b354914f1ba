import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArticle } from './read-article.ts'

const folder = join(import.meta.dirname, '../../content/resources')

/** Every resource, in the order of their names. */
export async function allArticles() {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(
    files.map(async (name) =>
      readArticle(name.slice(0, -3), await readFile(join(folder, name), 'utf8')),
    ),
  )
}
