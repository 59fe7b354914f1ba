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

/** The strip of a drawing that says which sheet it is. The text part has a subject for that. */
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
