import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Article } from '#content/article.ts'
import type { SeoRecord } from '#content/seo.ts'
import { root } from '#build/root.ts'
import { feed, llms, robots, sitemap, twinOf } from './files.ts'
import { isFound } from './head.ts'
import { lastModified } from './last-modified.ts'
import { markdownOf } from './page-text.ts'

type Page = { path: string; app: string; handle: { seo: SeoRecord }; article?: Article }

/** Writes what finds and reads the site without a browser: sitemap, robots, feed, llms.txt and a twin of each page. */
export async function writeFound(all: Page[], origin: string, folder: string) {
  const pages = all.filter(isFound)
  const twins = new Map<string, string>()
  for (const page of pages) twins.set(page.path, await twin(page))
  const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
  const dayOf = await lastModified(twins, pacificDay.format(new Date()))
  const found = pages.map(({ path, handle }) => ({ path, seo: handle.seo, day: dayOf(path) }))
  const articles = pages.flatMap(({ article }) => article ?? [])

  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  for (const [path, text] of twins) await write(twinOf(path), text)
  await write('/sitemap.xml', sitemap(found, origin))
  await write('/robots.txt', robots(origin))
  await write('/feed.xml', feed(articles, origin))
  await write('/llms.txt', llms(found, origin))
}

/** An article's own Markdown is better than what could be read back from its page. */
async function twin({ app, article }: Page) {
  if (!article) return markdownOf(app)
  const file = join(root, 'content/resources', `${article.slug}.md`)
  const [, body = ''] = (await readFile(file, 'utf8')).split(/^---\n[\s\S]*?\n---\n/)
  return `# ${article.title}\n\n${article.description}\n${body}`
}
