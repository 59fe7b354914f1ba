import type { Align, Block } from '#content/article.ts'
import { focusWhileScrolling } from './focus-while-scrolling.ts'
import { Words } from './words.tsx'
import * as styles from './table.module.css'

type TableProps = Extract<Block, { kind: 'table' }>

/**
 * A table that scrolls in its own container, which is focusable so that the keyboard can scroll it. On a phone a wide
 * one shows each row as a record, with the column's name in each cell.
 */
export function Table({ label, align, head, rows, names }: TableProps) {
  const side = (column: number) => sides[align[column] ?? 'left']
  const isNumbered = head[0]?.[0] === '#'
  return (
    <div
      className={styles.tableScroll}
      role="group"
      aria-label={`Table: ${label}`}
      ref={focusWhileScrolling}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table
        {...roles.table}
        className={`${names ? styles.records : ''} ${isNumbered ? styles.numbered : ''}`.trim()}
      >
        <thead {...roles.rowgroup}>
          <tr {...roles.row} data-ground="deep">
            {head.map((cell, column) => (
              <th key={column} {...roles.columnheader} scope="col" className={side(column)}>
                <Words of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((cells, row) => (
            <tr key={row} {...roles.row}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  {...roles.cell}
                  className={side(column)}
                  data-name={names?.[column]}
                >
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sides: Record<Align, string | undefined> = {
  left: undefined,
  center: styles.centered,
  right: styles.figures,
}

/** Explicit, because Safari drops the roles of a table that is displayed as blocks. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}
