import { load } from 'cheerio'
import { relativePath } from './relative-path.ts'

const media = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g
const rule = /([^{}]+)\{([^{}]*)\}/g

/**
 * The drawing of an SVG file as markup for a document. Attributes say what its style says of its classes, because a
 * page allows no style but its own, and its patterns have a prefix, so that no other drawing has their names. Its labels are marked for the
 * page's style, which sizes them instead of the file's media queries (outline-words.ts).
 */
export function inlineDrawing(svg: string) {
  const $ = load(svg, { xml: true })
  const style = $('style').text().replaceAll(media, '')
  $('style').remove()
  for (const [, selector = '', declarations = ''] of style.matchAll(rule)) {
    // The inner drawing inherits from the outer one.
    const matched = selector === 'svg' ? $('svg').first() : $(selector)
    matched.attr(Object.fromEntries(declarations.split(';').map((each) => each.split(':'))))
  }
  $('.word').attr('data-label', '')
  $('[class]').removeAttr('class')
  $('svg').removeAttr('width').removeAttr('height').removeAttr('xmlns')
  $('path').attr('d', (_, d) => relativePath(d))
  return $.xml()
    .replaceAll(' id="', ' id="drawn-')
    .replaceAll('url(#', 'url(#drawn-')
    .replaceAll('href="#', 'href="#drawn-')
    .replaceAll(' data-label=""', ' data-label')
    .replaceAll('\n', '')
}
