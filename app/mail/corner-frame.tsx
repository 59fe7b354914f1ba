import type { ReactNode } from 'react'
import { paint } from './paint.ts'

const mark = '10px'

/** The sheet with corner marks like those of a construction drawing. */
export function CornerFrame({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} width="100%">
      <tbody>
        <Marks at="Top" />
        <tr>
          <Blank />
          <td
            {...paint(
              { ground: 'sheet', line: 'ink' },
              { padding: '32px 32px 36px', border: '1px solid', wordBreak: 'break-word' },
              'sheet',
            )}
          >
            {children}
          </td>
          <Blank />
        </tr>
        <Marks at="Bottom" />
      </tbody>
    </table>
  )
}

function Marks({ at }: { at: 'Top' | 'Bottom' }) {
  const corner = (side: 'Left' | 'Right') => (
    <td
      {...paint(
        { line: 'blueprint' },
        {
          width: mark,
          height: mark,
          fontSize: 0,
          lineHeight: 0,
          borderStyle: 'solid',
          borderWidth: 0,
          [`border${at}Width`]: '2px',
          [`border${side}Width`]: '2px',
        },
      )}
    />
  )
  return (
    <tr>
      {corner('Left')}
      <Blank />
      {corner('Right')}
    </tr>
  )
}

/** A cell without height: Outlook gives an empty cell the height of a line. */
function Blank() {
  return (
    <td data-skip-in-text="true" style={{ fontSize: 0, lineHeight: 0 }}>
      &nbsp;
    </td>
  )
}
