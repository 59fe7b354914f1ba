import { type CheerioAPI, load } from 'cheerio'
import TurndownService from 'turndown'
import { planner } from '#content/planner.ts'

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

/**
 * The main part of the screen at `path` as Markdown, without drawings, menus, forms, texts that depend on an answer in
 * a form (`data-on`) and today's date. Links within the site start with a slash, so that the text does not depend on
 * the site's origin.
 */
export function markdownOf(app: string, path: string) {
  const $ = load(app)
  $(
    'nav, svg, img[alt=""], label:has(input), legend, [data-on], [hidden], [aria-hidden="true"], [data-today], [data-year], .sr-only',
  ).remove()
  $('a[href^="#"]').attr('href', (_index, hash) => `${path}${hash}`)
  keepWhatThePlannerIsFor($)
  cardsBecomeHeadings($)
  convertDefinitionLists($)
  separateInlineElements($)
  const main = $('main').html() ?? ''
  return `${turndown
    .turndown(main)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** The planner is a form, and is left out like the others, but not its heading and lead. */
function keepWhatThePlannerIsFor($: CheerioAPI) {
  const heading = $(`form #${planner.id}`)
  heading.closest('form').before(heading.nextAll('p').addBack())
}

/** Makes links within the site absolute. */
export const withOrigin = (markdown: string, origin: string) =>
  markdown.replace(/\]\((\/[^)\s]*)\)/g, (_all, to: string) => `](${new URL(to, origin).href})`)

/** Moves a link around a whole card into its heading, because Markdown allows no headings in links. */
function cardsBecomeHeadings($: CheerioAPI) {
  for (const card of $('a:has(h2, h3, h4)').toArray()) {
    const heading = $(card).find('h2, h3, h4').first()
    const link = $('<a></a>').attr('href', $(card).attr('href') ?? '')
    heading.html(link.html(heading.html() ?? '').prop('outerHTML') ?? '')
    $(card).replaceWith($('<div></div>').html($(card).html() ?? ''))
  }
}

/** Writes each pair of term and value on a line of its own, and omits terms whose value was removed. */
function convertDefinitionLists($: CheerioAPI) {
  for (const pairs of $('dl:has(dt)').toArray()) {
    const list = $('<ul></ul>')
    for (const term of $(pairs).find('dt').toArray()) {
      const values = $(term).nextUntil('dt', 'dd').toArray()
      const value = values.map((each) => $(each).html() ?? '').join(' ')
      if (load(value).text().trim()) list.append(`<li>${$(term).html() ?? ''}: ${value}</li>`)
    }
    $(pairs).replaceWith(list)
  }
}

/** Inserts a space between elements that only CSS separates. */
function separateInlineElements($: CheerioAPI) {
  const inline = 'a, span, strong, b, em, small, time, abbr, code'
  for (const element of $('main').find(inline).toArray()) {
    const next = element.nextSibling
    if (next && $(next).is(inline)) $(element).after(' ')
  }
}
