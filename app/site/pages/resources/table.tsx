import type { Align, Block, Inline } from '#content/article.ts'
import { focusWhileScrolling } from './focus-while-scrolling.ts'
import { Words } from './words.tsx'
import * as styles from './table.module.css'

type TableProps = Extract<Block, { kind: 'table' }>

/** A table that scrolls in its own container, which is focusable so that the keyboard can scroll it. */
export function Table({ label, align, head, rows }: TableProps) {
  const side = (column: number) => sides[align[column] ?? 'left']
  return (
    <div
      className={styles.tableScroll}
      role="group"
      aria-label={`Table: ${label}`}
      ref={focusWhileScrolling}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={isWide(head, rows) ? styles.wide : undefined}>
        <thead>
          <tr data-ground="deep">
            {head.map((cell, column) => (
              <th key={column} scope="col" className={side(column)}>
                <Words of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={side(column)}>
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

/** Four columns with a row of more letters than this do not fit on a phone. */
const narrowLetters = 60

const isWide = (head: Inline[][], rows: Inline[][][]) =>
  head.length > 4 ||
  (head.length > 3 && [head, ...rows].some((row) => lettersIn(row.flat()) > narrowLetters))

const lettersIn = (words: Inline[]): number =>
  words.reduce(
    (letters, word) =>
      letters + (typeof word === 'string' ? word.length : lettersIn(word.children)),
    0,
  )

const sides: Record<Align, string | undefined> = {
  left: undefined,
  center: styles.centered,
  right: styles.figures,
}
