import { mono } from './fonts.ts'
import { paint } from './paint.ts'

const label = { fontFamily: mono, fontSize: '12px', lineHeight: '16px', paddingTop: '6px' } as const
const plain = { ...label, fontWeight: 400 } as const

/** The ruler of the site over a span of time: what its ends are, and when they are. The sentences say it, too. */
export function ScaleBar({ from, to }: { from: [string, string]; to: [string, string] }) {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      width="100%"
      data-skip-in-text="true"
      style={{ margin: '24px 0 0' }}
    >
      <tbody>
        <tr>
          <Segment filled />
          <Segment />
          <Segment filled />
          <Segment last />
        </tr>
        <tr>
          <td colSpan={2} align="left" {...paint({ text: 'ink' }, plain)}>
            <b>{from[0]}</b>
            <br />
            {from[1]}
          </td>
          <td colSpan={2} align="right" {...paint({ text: 'ink' }, plain)}>
            <b>{to[0]}</b>
            <br />
            {to[1]}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Segment({ filled, last }: { filled?: boolean; last?: boolean }) {
  const size = { height: '6px', fontSize: 0, lineHeight: 0, border: '2px solid' } as const
  const look = last
    ? paint({ ground: 'poppy', line: 'ink' }, size)
    : filled
      ? paint({ ground: 'ink', line: 'ink' }, { ...size, borderRightWidth: 0 })
      : paint({ line: 'ink' }, { ...size, borderRightWidth: 0 })
  return <td width="25%" {...look} />
}
