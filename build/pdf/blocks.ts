import type { Block, ListItem } from '#content/article.ts'
import { runsOf, textOf, writeRuns } from './inline.ts'
import { type Element, ink, keepTogether, type Pdf, page, rule, soft, tint } from './paper.ts'

const size = 10.5
const lineGap = 3.2
const indent = 16

type Place = { pdf: Pdf; parent: Element; origin: string; left?: number }

/** Writes blocks down the page, from the present position. */
export function writeBlocks(blocks: Block[], place: Place) {
  for (const block of blocks) {
    writeBlock(block, place)
    place.pdf.y += 7
  }
}

function writeBlock(block: Block, place: Place) {
  const { pdf, parent, origin, left = page.left } = place
  const width = page.width - page.right - left
  pdf.x = left
  switch (block.kind) {
    case 'paragraph': {
      const paragraph = pdf.struct('P')
      parent.add(paragraph)
      writeRuns(pdf, paragraph, runsOf(block.children), { size, origin, width, lineGap })
      return paragraph.end()
    }
    case 'heading': {
      keepTogether(pdf, 60)
      pdf.y += 5
      const heading = pdf.struct(block.level === 3 ? 'H3' : 'H4')
      parent.add(heading)
      writeRuns(pdf, heading, runsOf(block.children, 'strong'), { size: size + 1.5, origin, width })
      return heading.end()
    }
    case 'list':
      return writeList(block.items, block.ordered, place)
    case 'table':
      return writeTable(block, place)
    case 'quote': {
      const quote = pdf.struct('BlockQuote')
      parent.add(quote)
      writeBlocks(block.blocks, { ...place, parent: quote, left: left + indent })
      return quote.end()
    }
    case 'code':
      return parent.add(
        pdf.struct('Code', {}, () => {
          pdf
            .font('mono')
            .fontSize(size - 1.5)
            .fillColor(ink)
            .text(block.text, { width, lineGap: 2 })
        }),
      )
  }
}

function writeList(
  items: ListItem[],
  ordered: boolean,
  { pdf, parent, origin, left = page.left }: Place,
) {
  const list = pdf.struct('L')
  parent.add(list)
  items.forEach((item, index) => {
    keepTogether(pdf, 30)
    const entry = pdf.struct('LI')
    list.add(entry)
    const top = pdf.y
    entry.add(pdf.struct('Lbl', {}, () => mark(pdf, item, ordered ? index + 1 : null, left, top)))
    const body = pdf.struct('LBody')
    entry.add(body)
    pdf.y = top
    writeBlocks(item.blocks, { pdf, parent: body, origin, left: left + indent })
    body.end()
    entry.end()
    pdf.y -= 4
  })
  list.end()
}

function mark(pdf: Pdf, item: ListItem, number: number | null, left: number, top: number) {
  if (item.checked !== undefined) {
    pdf
      .lineWidth(0.9)
      .strokeColor(soft)
      .rect(left, top + 2, 8, 8)
      .stroke()
    return
  }
  pdf
    .font(number ? 'mono' : 'text')
    .fontSize(number ? size - 1 : size)
    .fillColor(soft)
  pdf.text(number ? `${number}.` : '\u2013', left, top, { width: indent, lineBreak: false })
}

function writeTable({ head, rows, align }: Extract<Block, { kind: 'table' }>, place: Place) {
  const { pdf, parent, left = page.left } = place
  const width = page.width - page.right - left
  const cell = (type: 'TH' | 'TD') => (children: (typeof head)[number], column: number) => ({
    type,
    ...(type === 'TH' && { scope: 'Column' as const }),
    text: textOf(children),
    align: { x: align[column] ?? 'left', y: 'top' as const },
    font: { src: type === 'TH' ? 'strong' : 'text', size: size - 1.2 },
    textColor: ink,
    ...(type === 'TH' && { backgroundColor: tint }),
  })
  keepTogether(pdf, 90)
  // Typed apart: the types do not know `structParent`, which tags the table.
  const options = {
    position: { x: left, y: pdf.y },
    maxWidth: width,
    columnStyles: columnShares([head, ...rows].map((row) => row.map(textOf))).map((share) => ({
      width: share * width,
    })),
    defaultStyle: { padding: 5, border: 0.6, borderColor: rule, textOptions: { lineGap: 1.5 } },
    structParent: parent,
    data: [head.map(cell('TH')), ...rows.map((row) => row.map(cell('TD')))],
  }
  pdf.table(options)
  pdf.y += 4
}

/** Shares of the width by the length of what stands in a column, none too narrow for its longest word. */
function columnShares(rows: string[][]) {
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column] ?? ''))
  const weights = columns.map((texts) => {
    const average = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
    const word = Math.max(...texts.flatMap((text) => text.split(/\s+/)).map((part) => part.length))
    return Math.max(Math.sqrt(average) * 3, word * 1.25, 6)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
