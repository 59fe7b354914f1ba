import { mono } from './fonts.ts'
import { LayoutTable } from './layout-table.tsx'
import { paint } from './paint.ts'

const cell = {
  fontFamily: mono,
  fontSize: '12px',
  lineHeight: '16px',
  padding: '5px 10px',
  border: '1px solid',
  whiteSpace: 'nowrap',
} as const

/**
 * The kind of mail and its number or date, above the headline. Left out of the text part, where the subject says it.
 */
export function Stamp({ cells }: { cells: string[] }) {
  return (
    <LayoutTable style={{ borderCollapse: 'collapse' }}>
      {cells.map((text, index) => (
        <td
          key={text}
          {...(index === 0
            ? paint({ text: 'sheet', ground: 'ink', line: 'ink' }, { ...cell, fontWeight: 700 })
            : paint({ text: 'ink', line: 'ink' }, cell))}
        >
          {text}
        </td>
      ))}
    </LayoutTable>
  )
}
