import type { Block, Inline, ListItem } from '#content/article.ts'
import { runsOf, textOf } from './inline.ts'
import type { Pdf } from './paper.ts'
import { table, textStyle } from './text-style.ts'

type TableBlock = Extract<Block, { kind: 'table' }>

const { size, lineGap, codeSize, codeGap, indent, gap } = textStyle

/** A paragraph of up to this many lines is kept together. */
const wholeLines = 5
/** A shorter paragraph is never alone below a heading, nor at the top of a page as the last of its section. */
const fewLines = 3
/** A higher table may continue on the next page, with its head repeated and at least two rows on each. */
const wholeTable = 150

/** The space that `blocks[index]` needs to begin on this page without orphans, in points. */
export function startHeight(pdf: Pdf, blocks: Block[], index: number, width: number): number {
  const block = blocks[index]
  if (!block) return 0
  switch (block.kind) {
    case 'paragraph': {
      const height = paragraphHeight(pdf, block.children, width)
      const line = lineHeight(pdf)
      if (height > wholeLines * line + 1) return 3 * line
      const next = blocks[index + 1]
      // A line that introduces a formula or table stays together with it.
      const leads = next && next.kind !== 'paragraph' && next.kind !== 'heading'
      if (leads) return height + gap + startHeight(pdf, blocks, index + 1, width)
      return height + tailHeight(pdf, blocks, index, width)
    }
    case 'heading':
      return 5 + 2 * lineHeight(pdf) + openingHeight(pdf, blocks, index + 1, width)
    case 'list':
      return itemHeight(pdf, block.items, 0, width - indent, tailHeight(pdf, blocks, index, width))
    case 'quote':
      return startHeight(pdf, block.blocks, 0, width - indent)
    case 'code':
      return codeHeight(pdf, block.text, width)
    case 'table': {
      const heights = rowHeights(pdf, block, width)
      const whole = sum(heights)
      return whole <= wholeTable ? whole : sum(heights.slice(0, 3))
    }
    case 'figure':
      return 0
    default:
      return block satisfies never
  }
}

/** The space that the blocks from `index` on need below a heading, so that more than a line or two follows it. */
export function openingHeight(pdf: Pdf, blocks: Block[], index: number, width: number): number {
  const start = startHeight(pdf, blocks, index, width)
  const isText = ['paragraph', 'code'].includes(blocks[index]?.kind ?? '')
  if (!isText || start > fewLines * lineHeight(pdf)) return start
  return start + gap + startHeight(pdf, blocks, index + 1, width)
}

/** The space that a short last paragraph needs on the page of `blocks[index]`, the block before it. */
export function tailHeight(pdf: Pdf, blocks: Block[], index: number, width: number) {
  const last = blocks[index + 1]
  if (index + 2 !== blocks.length || last?.kind !== 'paragraph') return 0
  const height = paragraphHeight(pdf, last.children, width)
  return height < fewLines * lineHeight(pdf) ? gap + height : 0
}

export const sum = (heights: number[]) => heights.reduce((total, height) => total + height, 0)

/**
 * The space that `items[index]` needs, so that neither the first nor the last item is alone on a page. `tail` is the
 * space that the last one needs below it.
 */
export function itemHeight(
  pdf: Pdf,
  items: ListItem[],
  index: number,
  width: number,
  tail: number,
): number {
  const item = items[index]
  if (!item) return tail
  const own = startHeight(pdf, [paragraphOf(item)], 0, width)
  const withNext = index === 0 || index >= items.length - 2
  return withNext ? own + 3 + itemHeight(pdf, items, index + 1, width, tail) : own
}

export const paragraphOf = ({ children }: ListItem): Block => ({ kind: 'paragraph', children })

/** The heights of a table's rows, its head first. */
export function rowHeights(pdf: Pdf, { head, rows }: TableBlock, width: number) {
  const shares = columnShares([head, ...rows])
  return [head, ...rows].map((row) =>
    Math.max(
      ...row.map((children, column) => {
        // Measured in bold, which is wider, so that the height is never too small.
        pdf.font('strong').fontSize(table.size)
        const inside = shares[column]! * width - 2 * table.padding
        const options = { width: inside, lineGap: table.lineGap }
        return pdf.heightOfString(textOf(children), options) + 2 * table.padding
      }),
    ),
  )
}

/** Widths in proportion to the length of the texts, but at least as wide as the longest word. */
export function columnShares(cells: Inline[][][]) {
  const rows = cells.map((row) => row.map(textOf))
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column] ?? ''))
  const weights = columns.map((texts) => {
    const average = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
    const word = Math.max(...texts.flatMap((text) => text.split(/\s+/)).map((part) => part.length))
    return Math.max(Math.sqrt(average) * 3, word * 1.25, 6)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Whether a whole cell is bold. */
export const isBold = (children: Inline[]) => {
  const runs = runsOf(children)
  return runs.length > 0 && runs.every(({ font }) => font === 'strong')
}

const lineHeight = (pdf: Pdf) => pdf.font('text').fontSize(size).currentLineHeight(true) + lineGap

function paragraphHeight(pdf: Pdf, children: Inline[], width: number) {
  pdf.font('text').fontSize(size)
  // A little narrower, because some of its words are bold.
  return pdf.heightOfString(textOf(children), { width: width * 0.97, lineGap })
}

function codeHeight(pdf: Pdf, text: string, width: number) {
  pdf.font('mono').fontSize(codeSize)
  return pdf.heightOfString(text, { width, lineGap: codeGap })
}
