import { load } from 'cheerio'

/** A built page that the server fills itself: its scripts would draw over that, and what only they answer is dead. */
export function withoutScripts(html: string) {
  const $ = load(html)
  $('script, link[rel="modulepreload"], [data-opens-search]').remove()
  return $
}
