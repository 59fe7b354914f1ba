import { Fragment } from 'react'
import { display, mono } from './fonts.ts'
import { paint } from './paint.ts'

type Props = {
  /** The labels at both ends and at the two divisions. */
  figures: [string, string, string, string]
  /** The lines of text below both ends. */
  ends: [from: string[], to: string[]]
}

/** The site's ruler as a time scale. Decorative: the text beside it says the same. */
export function Ruler({ figures, ends: [from, to] }: Props) {
  const [start, first, second, end] = figures
  return (
    <table {...table} style={{ margin: '28px 0', tableLayout: 'fixed' }}>
      <tbody>
        <Bar />
        <tr>
          <Figure span={2}>{start}</Figure>
          <Figure span={2}>{first}</Figure>
          <Figure span={1}>{second}</Figure>
          <Figure span={2} align="right">
            {end}
          </Figure>
        </tr>
        <tr>
          <End span={3} lines={from} />
          <End span={4} lines={to} align="right" />
        </tr>
      </tbody>
    </table>
  )
}

/** The ruler with the tagline, for mails without a time scale of their own. */
export function PlanRuler({ words }: { words: [string, string, string] }) {
  const look = paint(
    { text: 'ink' },
    {
      fontFamily: display,
      fontSize: '14px',
      fontWeight: 700,
      lineHeight: '20px',
      paddingTop: '4px',
    },
  )
  return (
    <table {...table} style={{ margin: '24px 0 0', tableLayout: 'fixed' }}>
      <tbody>
        <Bar />
        <tr>
          {words.map((word, index) => (
            <td key={word} colSpan={index === 2 ? 3 : 2} {...look}>
              {word}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const table = {
  role: 'presentation',
  'aria-hidden': true,
  cellPadding: '0',
  cellSpacing: '0',
  border: 0,
  width: '100%',
  'data-skip-in-text': 'true',
} as const

/** The bar of the ruler in seven columns, so that the row below can be split in the middle. */
function Bar() {
  const cell = { height: '6px', fontSize: 0, lineHeight: 0, border: '2px solid' } as const
  const inked = paint({ ground: 'ink', line: 'ink' }, cell)
  return (
    <tr>
      <td colSpan={2} width="33%" {...inked}>
        &nbsp;
      </td>
      <td colSpan={2} width="33%" {...paint({ line: 'ink' }, cell)}>
        &nbsp;
      </td>
      <td colSpan={2} width="33%" {...inked}>
        &nbsp;
      </td>
      <td width="6" {...paint({ ground: 'poppy', line: 'poppy' }, cell)}>
        &nbsp;
      </td>
    </tr>
  )
}

type CellProps = { span: number; align?: 'left' | 'right' }

function Figure({ span, align = 'left', children }: CellProps & { children: string }) {
  const style = { fontFamily: mono, fontSize: '12px', lineHeight: '16px', paddingTop: '5px' }
  return (
    <td colSpan={span} align={align} {...paint({ text: 'blueprint' }, style)}>
      {children}
    </td>
  )
}

function End({ span, align = 'left', lines }: CellProps & { lines: string[] }) {
  const style = { fontSize: '14px', lineHeight: '20px', paddingTop: '2px', verticalAlign: 'top' }
  return (
    <td colSpan={span} align={align} {...paint({ text: 'ink' }, style)}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </td>
  )
}
