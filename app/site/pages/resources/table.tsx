import type { Align, Block } from '#content/article.ts'
import { focusWhileScrolling } from './focus-while-scrolling.ts'
import { Words } from './words.tsx'
import * as styles from './table.module.css'

type TableProps = Extract<Block, { kind: 'table' }>

/**
 * A table that scrolls in its own container, which is focusable so that the keyboard can scroll it. On a phone a wide
 * one shows each row as a record, with the column's name in each cell, unless it compares figures: then the row's name
 * has a line of its own above them.
 */
export function Table({ label, align, head, rows, isWide, isOfFigures }: TableProps) {
  const side = (column: number) => sides[align[column] ?? 'left']
  const isNumbered = head[0]?.[0] === '#'
  const wide = isOfFigures ? styles.compared : isWide ? styles.records : ''
  return (
    <div
      className={styles.tableScroll}
      role="group"
      aria-label={`Table: ${label}`}
      ref={focusWhileScrolling}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table role={table} className={`${wide} ${isNumbered ? styles.numbered : ''}`.trim()}>
        <thead role={rowgroup}>
          <tr role={row} data-ground="deep">
            {head.map((words, column) => (
              <th key={column} role={columnheader} scope="col" className={side(column)}>
                <Words of={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={rowgroup}>
          {rows.map((cells, place) => (
            <tr key={place} role={row}>
              {cells.map((words, column) => (
                <td
                  key={column}
                  role={cell}
                  className={side(column)}
                  data-name={isWide && head[column]?.join('')}
                >
                  <Words of={words} />
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

// Explicit, because Safari drops the roles of a table that is displayed as blocks.
const table = 'table'
const rowgroup = 'rowgroup'
const row = 'row'
const columnheader = 'columnheader'
const cell = 'cell'
