import { organization } from '#content/organization.ts'
import { display } from './fonts.ts'
import { LayoutTable } from './layout-table.tsx'
import { paint } from './paint.ts'

/** The bars of the logo, drawn with table cells because pictures may be blocked. */
const heights = [9, 15, 22]

export function Masthead() {
  return (
    <LayoutTable style={{ margin: '0 0 14px 10px' }}>
      {heights.map((height, index) => (
        <td key={height} style={{ verticalAlign: 'bottom', paddingRight: '2px' }} width="6">
          <Bar height={height} last={index === heights.length - 1} />
        </td>
      ))}
      <td
        {...paint(
          { text: 'ink' },
          {
            fontFamily: display,
            fontSize: '18px',
            fontWeight: 700,
            letterSpacing: '-0.02em',
            paddingLeft: '8px',
          },
        )}
      >
        {organization.name}
      </td>
    </LayoutTable>
  )
}

function Bar({ height, last }: { height: number; last: boolean }) {
  const look = paint(last ? { line: 'poppy', ground: 'poppy' } : { line: 'ink' }, {
    border: '2px solid',
    height: `${height - 4}px`,
    fontSize: 0,
    lineHeight: 0,
  })
  return <div {...look} />
}
