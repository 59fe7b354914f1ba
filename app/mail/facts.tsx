import { mono } from './fonts.ts'
import { paint } from './paint.ts'

/** A table of labelled values. Empty ones are left out. */
export function Facts({ facts }: { facts: Record<string, string | null> }) {
  const known = Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []))
  return (
    <table
      cellPadding="0"
      cellSpacing="0"
      border={0}
      width="100%"
      role="presentation"
      {...paint({ line: 'ink' }, { margin: '24px 0 0', borderTop: '2px solid' })}
    >
      <tbody>
        {known.map(({ label, value }) => (
          <tr key={label} data-text="fact" className="stack">
            <td
              data-text="label"
              width="112"
              {...paint({ text: 'ink-faint', line: 'sand' }, labelled, 'label')}
            >
              {label}
            </td>
            <td
              data-text="value"
              dir="auto"
              {...paint({ text: 'ink', line: 'sand' }, valued, 'value')}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const row = { borderBottom: '1px solid', verticalAlign: 'top' } as const
const labelled = {
  ...row,
  fontFamily: mono,
  fontSize: '12px',
  lineHeight: '24px',
  padding: '7px 12px 7px 0',
  whiteSpace: 'nowrap',
} as const
const valued = {
  ...row,
  fontSize: '16px',
  lineHeight: '24px',
  padding: '7px 0',
  textAlign: 'left',
  wordBreak: 'break-word',
} as const
