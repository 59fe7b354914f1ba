import type { Block, ListItem } from '#content/article.ts'
import { itemHeight, paragraphOf, startHeight, tailHeight } from './heights.ts'
import { runsOf, writeRuns } from './inline.ts'
import { ink, keepTogether, type Pdf, type Place, page, soft, widthAt } from './paper.ts'
import { writeTable } from './table.ts'
import { textStyle } from './text-style.ts'

const { size, lineGap, indent, codeSize, codeGap, gap } = textStyle

/** Writes blocks from the current position on. */
export function writeBlocks(blocks: Block[], place: Place) {
  const width = widthAt(place)
  blocks.forEach((block, index) => {
    keepTogether(place.pdf, startHeight(place.pdf, blocks, index, width))
    if (block.kind === 'list') writeList(block, place, tailHeight(place.pdf, blocks, index, width))
    else if (block.kind !== 'figure') writeBlock(block, place)
    place.pdf.y += gap
  })
}

function writeBlock(block: Exclude<Block, { kind: 'list' | 'figure' }>, place: Place) {
  const { pdf, parent, origin, left = page.left } = place
  const width = widthAt(place)
  pdf.x = left
  switch (block.kind) {
    case 'paragraph': {
      const paragraph = pdf.struct('P')
      parent.add(paragraph)
      writeRuns(pdf, paragraph, runsOf(block.children), { size, origin, width, lineGap })
      return paragraph.end()
    }
    case 'heading': {
      pdf.y += 5
      const heading = pdf.struct('H3')
      parent.add(heading)
      writeRuns(pdf, heading, runsOf(block.children, 'strong'), { size: size + 1.5, origin, width })
      return heading.end()
    }
    case 'table':
      return writeTable(block, place)
    case 'quote': {
      const quote = pdf.struct('BlockQuote')
      parent.add(quote)
      writeBlocks(block.blocks, { ...place, parent: quote, left: left + indent })
      return quote.end()
    }
    case 'code': {
      // PDF's Code tag is inline, so it needs a paragraph around it.
      const paragraph = pdf.struct('P')
      parent.add(paragraph)
      paragraph.add(
        pdf.struct('Code', {}, () => {
          pdf.font('mono').fontSize(codeSize).fillColor(ink)
          pdf.text(block.text, { width, lineGap: codeGap })
        }),
      )
      return paragraph.end()
    }
  }
}

/** Writes a list; `tail` is the space that the last item needs below it. */
function writeList(
  { items, ordered }: Extract<Block, { kind: 'list' }>,
  { pdf, parent, origin, left = page.left }: Place,
  tail: number,
) {
  const list = pdf.struct('L')
  parent.add(list)
  items.forEach((item, index) => {
    keepTogether(pdf, itemHeight(pdf, items, index, page.width - page.right - left - indent, tail))
    const entry = pdf.struct('LI')
    list.add(entry)
    const top = pdf.y
    entry.add(pdf.struct('Lbl', {}, () => mark(pdf, item, ordered ? index + 1 : null, left, top)))
    const body = pdf.struct('LBody')
    entry.add(body)
    pdf.y = top
    writeBlocks([paragraphOf(item)], { pdf, parent: body, origin, left: left + indent })
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
