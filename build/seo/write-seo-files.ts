import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { timeZone } from '#contract/office-hours.ts'
import type { Article } from '#content/article.ts'
import type { SeoRecord } from '#content/seo.ts'
import { root } from '#build/root.ts'
import { feed, llms, robots, securityTxt, sitemap, twinOf } from './files.ts'
import { isIndexable } from './head.ts'
import { jsonFeed } from './json-feed.ts'
import { lastModified } from './last-modified.ts'
import { inMenuOrder } from './menu-order.ts'
import { markdownOf, withOrigin } from './page-text.ts'

type Page = { path: string; app: string; handle: { seo: SeoRecord }; article?: Article }

/** The pages that search engines may index, each with its Markdown twin and the day of the last change. */
export async function indexablePages<P extends Page>(all: P[]) {
  const pages = inMenuOrder(all.filter(isIndexable))
  const twins = new Map<string, string>()
  for (const page of pages) twins.set(page.path, await twin(page))
  const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone })
  const dayOf = await lastModified(twins, pacificDay.format(new Date()))
  return pages.map((page) => ({ ...page, twin: twins.get(page.path)!, day: dayOf(page.path) }))
}

type Found = Awaited<ReturnType<typeof indexablePages>>

/** Writes the files for crawlers and feed readers: sitemap, robots, feeds, llms.txt and the Markdown twins. */
export async function writeSeoFiles(pages: Found, origin: string, folder: string) {
  const found = pages.map(({ path, handle, day }) => ({ path, seo: handle.seo, day }))
  const articles = pages.flatMap(({ article, day }) => (article ? { article, day } : []))

  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  for (const { path, twin: text } of pages) await write(twinOf(path), withOrigin(text, origin))
  await write('/sitemap.xml', sitemap(found, origin))
  await write('/robots.txt', robots(origin))
  await write('/.well-known/security.txt', securityTxt(found, origin))
  await write('/feed.xml', feed(articles, origin))
  await write('/feed.json', jsonFeed(articles, origin))
  await write('/llms.txt', llms(found, origin))
}

/** Uses an article's own Markdown instead of converting its page, without the marks of its figures, which lead nowhere. */
async function twin({ path, app, article }: Page) {
  if (!article) return markdownOf(app, path)
  const file = join(root, 'content/resources', `${article.slug}.md`)
  const [, body = ''] = (await readFile(file, 'utf8')).split(/^---\n[\s\S]*?\n---\n/)
  const { title, type, category, publishDate, readTime, description } = article
  const facts = `${type}, ${category}. Published ${publishDate}. ${readTime}. [As a page](${path})`
  const words = body.replaceAll(/^!\[.*\]\(figure[a-z-]*\)\n\n/gm, '')
  return `# ${title}\n\n${facts}\n\n${description}\n${words}`
}
