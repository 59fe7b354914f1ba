import { load } from 'cheerio'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../../dist')
export const folder = join(dist, 'site')

type Record = { pages: { [path: string]: { file: string; noindex: boolean } } }

const { pages: record } = JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')) as Record

/** Every page of the built site, parsed. */
export const pages = await Promise.all(
  Object.entries(record).map(async ([path, { file, noindex }]) => {
    const html = await readFile(join(folder, file), 'utf8')
    const $ = load(html)
    const meta = (name: string) =>
      $(`meta[name="${name}"], meta[property="${name}"]`).attr('content')
    return { path, noindex, html, $, meta }
  }),
)
export type Page = (typeof pages)[number]

/** Those that search engines may index, each once: a filtered list counts as the whole one. */
export const foundPages = pages.filter(({ path, noindex }) => !noindex && !path.includes('?'))

export const originOf = ({ path, $ }: Page) =>
  new URL($('link[rel=canonical]').attr('href') ?? `http://none${path}`).origin

/** The text that a reader sees, in one line. */
export const visible = (text: string) => text.replace(/\s+/g, ' ').trim()
