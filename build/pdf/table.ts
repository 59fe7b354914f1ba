import type { Block } from '#content/article.ts'
import { columnShares, isBold, rowHeights, sum, wholeTable } from './heights.ts'
import { textOf } from './inline.ts'
import { ink, page, type Place, rule, tint, widthAt } from './paper.ts'
import { table } from './text-style.ts'

type TableBlock = Extract<Block, { kind: 'table' }>

/** Writes a table. If it does not fit, it continues on the next page with its head repeated. */
export function writeTable(block: TableBlock, place: Place) {
  const { pdf } = place
  const [head = 0, ...heights] = rowHeights(pdf, block, widthAt(place))
  const whole = head + sum(heights)
  const roomLeft = () => page.height - page.bottom - pdf.y
  if (whole <= wholeTable || whole < roomLeft()) return writeRows(block, block.rows, place)
  let from = 0
  while (from < block.rows.length) {
    let to = from
    let height = head
    while (to < heights.length && (to === from || height + heights[to]! < roomLeft()))
      height += heights[to++]!
    writeRows(block, block.rows.slice(from, to), place)
    from = to
    if (from < block.rows.length) pdf.addPage()
  }
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
