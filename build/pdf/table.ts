import type { Block } from '#content/article.ts'
import { columnShares, isBold, rowHeights, sum } from './heights.ts'
import { textOf } from './inline.ts'
import { ink, page, type Place, rule, tint, widthAt } from './paper.ts'
import { table } from './text-style.ts'

type TableBlock = Extract<Block, { kind: 'table' }>

/** Writes a table. If it does not fit, it continues on the next page with its head repeated. */
export function writeTable(block: TableBlock, place: Place) {
  const { pdf } = place
  const [head = 0, ...heights] = rowHeights(pdf, block, widthAt(place))
  for (let from = 0; from < heights.length;) {
    const room = page.height - page.bottom - pdf.y - head
    const to = from + rowsWithin(heights.slice(from), room)
    writeRows(block, block.rows.slice(from, to), place)
    if (to < heights.length) pdf.addPage()
    from = to
  }
}

/** How many rows go on this page: all that fit, but neither the first nor the last of the table alone. */
function rowsWithin(heights: number[], room: number) {
  let count = heights.length
  while (count > 0 && sum(heights.slice(0, count)) > room) count -= 1
  const leavesOne = count === heights.length - 1
  return Math.max(Math.min(2, heights.length), leavesOne ? count - 1 : count)
}

/** The rows of a table on one page, below its head. */
function writeRows({ head, rows: all, align }: TableBlock, rows: TableBlock['rows'], place: Place) {
  const { pdf, parent, left = page.left } = place
  const width = widthAt(place)
  const cell = (type: 'TH' | 'TD') => (children: (typeof head)[number], column: number) => ({
    type,
    ...(type === 'TH' && { scope: 'Column' as const }),
    text: textOf(children),
    align: { x: align[column] ?? 'left', y: 'top' as const },
    font: { src: type === 'TH' || isBold(children) ? 'strong' : 'text', size: table.size },
    textColor: ink,
    ...(type === 'TH' && { backgroundColor: tint }),
  })
  // Cast, because the types lack `structParent`, which tags the table.
  const options = {
    position: { x: left, y: pdf.y },
    maxWidth: width,
    columnStyles: columnShares([head, ...all]).map((share) => ({ width: share * width })),
    defaultStyle: {
      padding: table.padding,
      border: 0.6,
      borderColor: rule,
      textOptions: { lineGap: table.lineGap },
    },
    structParent: parent,
    data: [head.map(cell('TH')), ...rows.map((row) => row.map(cell('TD')))],
  }
  pdf.table(options)
  pdf.y += 4
}
