import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArticle } from '#build/articles/read-article.ts'
import { foundPages } from './built-site.ts'

const folder = join(import.meta.dirname, '../../content/resources')
const articles = foundPages.filter(({ path }) => path.startsWith('/resources/'))

test('every link to the form in an article carries the article’s need and name', async () => {
  expect(articles.length).toBeGreaterThan(5)
  for (const { path, $ } of articles) {
    const slug = path.split('/').at(-1)!
    const { need } = readArticle(slug, await readFile(join(folder, `${slug}.md`), 'utf8'))
    const calls = $('main a[href="/contact"]').toArray()
    expect(calls.map((call) => $(call).attr('data-need'))).toEqual(calls.map(() => need))
    const origins = new Set(calls.map((call) => $(call).attr('data-origin')))
    expect(origins).toEqual(new Set([`resource: ${slug}`, `resource: ${slug}: Ask an Operator`]))
  }
})
