import type { MarkedToken, Token, Tokens } from 'marked'
import type { Block, Figure, Inline, ListItem } from '#content/article.ts'

/**
 * Converts Markdown tokens to our tree. A table is named after the nearest heading above it, initially `title`.
 * @throws on anything that articles may not contain, such as raw HTML.
 */
export function blocksOf(tokens: Token[], title: string): Block[] {
  let heading = title
  let tables = 0
  return (tokens as MarkedToken[]).flatMap((token) => {
    if (token.type === 'heading') [heading, tables] = [plain(token.text), 0]
    if (token.type === 'table') tables += 1
    return blockOf(token, tables > 1 ? `${heading}, table ${tables}` : heading)
  })
}

function blockOf(token: MarkedToken, heading: string): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    case 'paragraph': {
      const [only, ...others] = token.tokens
      if (only?.type === 'image' && !others.length) return [figureOf(only as Tokens.Image)]
      return [{ kind: 'paragraph', children: inlineOf(token.tokens) }]
    }
    case 'text':
      return [{ kind: 'paragraph', children: inlineOf(token.tokens ?? [token]) }]
    case 'heading':
      if (token.depth !== 3)
        throw new Error(`"${token.text}" is a heading of level ${token.depth} inside a section`)
      return [{ kind: 'heading', children: inlineOf(token.tokens) }]
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          items: token.items.map(itemOf),
        },
      ]
    case 'table':
      return [tableOf(token, heading)]
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(token.tokens, heading) }]
    case 'code':
      return [{ kind: 'code', text: token.text }]
    default:
      throw new Error(`An article may not hold ${token.type}: ${token.raw.slice(0, 60)}`)
  }
}

/** `![alt](figure)` is the drawing of the article's name, `![alt](figure-NAME)` one beside it. */
function figureOf({ text, href }: Tokens.Image): Figure {
  const found = /^figure(?:-([a-z-]+))?$/.exec(href)
  if (!found) throw new Error(`An article may not hold the picture ${href}`)
  const [, name] = found
  return { kind: 'figure', alt: plain(text), ...(name && { name }) }
}

function tableOf({ align, header, rows }: Tokens.Table, label: string): Block {
  const lettersOf = (row: Tokens.TableCell[]) => row.map(({ text }) => plain(text)).join('').length
  const mostInRow = Math.max(...[header, ...rows].map(lettersOf))
  const isWide = mostInRow > (mostLetters[header.length] ?? 0)
  const head = header.map(({ tokens }) => inlineOf(tokens))
  if (isWide && head.flat().some((word) => typeof word !== 'string'))
    throw new Error(`The names of the columns of a wide table are plain text: "${label}"`)
  return {
    kind: 'table',
    label,
    align: align.map((side) => side ?? 'left'),
    head,
    rows: rows.map((row) => row.map(({ tokens }) => inlineOf(tokens))),
    ...(isWide && (rows.every(hasOnlyFigures) ? { isOfFigures: true } : { isWide })),
  }
}

/** Whether all but the first cell of a row are figures, or blanks to fill in. */
const hasOnlyFigures = ([, ...cells]: Tokens.TableCell[]) =>
  cells.every(({ text }) => !/\p{L}/u.test(text))

/** By the number of columns: a row of more letters than this does not fit on a phone. */
const mostLetters = [Infinity, Infinity, Infinity, 100, 60]

function itemOf({ task, checked, tokens, raw }: Tokens.ListItem): ListItem {
  const [only, ...others] = blocksOf(tokens, '')
  if (only?.kind !== 'paragraph' || others.length)
    throw new Error(`An item of a list is one paragraph: ${raw.slice(0, 60)}`)
  const { children } = only
  return task ? { checked: checked ?? false, children } : { children }
}

function inlineOf(tokens: Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => inline(token as MarkedToken))
}

function inline(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inlineOf(token.tokens) : [plain(token.text)]
    case 'escape':
      return [plain(token.text)]
    case 'checkbox':
      return []
    case 'br':
      return ['\n']
    case 'strong':
    case 'em':
      return [{ kind: token.type, children: inlineOf(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', children: [plain(token.text)] }]
    case 'link':
      return [{ kind: 'link', href: token.href, children: inlineOf(token.tokens) }]
    default:
      throw new Error(`An article may not hold ${token.type}: ${token.raw.slice(0, 60)}`)
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Unescapes a text: marked returns some of it escaped for HTML. */
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name]!)

/** The number of words, for the reading time. */
export function countWords(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + countWords(part), 0)
  if (value && typeof value === 'object') {
    const {
      kind: _kind,
      href: _href,
      align: _align,
      id: _id,
      label: _label,
      alt: _alt,
      name: _name,
      ...texts
    } = value as Record<string, unknown>
    return countWords(Object.values(texts))
  }
  return 0
}
