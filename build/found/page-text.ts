import { load } from 'cheerio'
import TurndownService from 'turndown'

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
})
turndown.remove(['script', 'style', 'form', 'button', 'input', 'select', 'textarea'])
turndown.addRule('links that leave the page whole', {
  filter: 'a',
  replacement: (text, node) => {
    const label = text.replace(/\s+/g, ' ').trim()
    const href = node.getAttribute('href')
    return label && href ? `[${label}](${href})` : label
  },
})

/** The main part of a rendered screen as Markdown: what a reader sees, without drawings, forms and today's date. */
export function markdownOf(app: string) {
  const $ = load(app)
  $('svg, [hidden], [aria-hidden="true"], [data-today], [data-year], .sr-only').remove()
  // Pairs of term and value would run into each other.
  $('dt').append(': ')
  const main = $('main').html() ?? ''
  return `${turndown
    .turndown(main)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
