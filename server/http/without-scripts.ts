import { load } from 'cheerio'

/**
 * A built page that the server fills itself: its scripts would draw over that, what only they answer is dead, and nobody
 * tells the bar when the page moves beneath it.
 */
export function withoutScripts(html: string) {
  const $ = load(html)
  $('html').attr('data-scrolled', '')
  $('script, link[rel="modulepreload"], [data-opens-search]').remove()
  return $
}
