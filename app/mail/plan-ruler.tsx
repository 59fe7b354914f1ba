import { organization } from '#content/organization.ts'
import { display } from './fonts.ts'
import { paint } from './paint.ts'

/** The ruler of the 90-day plan with the tagline, where a mail has no span of time of its own. */
export function PlanRuler() {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      width="100%"
      data-skip-in-text="true"
      style={{ margin: '28px 0 0', tableLayout: 'fixed' }}
    >
      <tbody>
        <tr>
          {organization.tagline.map((word, index) => (
            <td
              key={word}
              {...paint(index === 1 ? { line: 'ink' } : { line: 'ink', ground: 'ink' }, {
                height: '5px',
                fontSize: 0,
                lineHeight: 0,
                border: '1px solid',
              })}
            />
          ))}
        </tr>
        <tr>
          {organization.tagline.map((word) => (
            <td
              key={word}
              {...paint(
                { text: 'ink-faint' },
                { fontFamily: display, fontSize: '14px', lineHeight: '20px', paddingTop: '4px' },
              )}
            >
              {word}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
