import { Button } from '@react-email/components'
import { sans } from './fonts.ts'
import { paint } from './paint.ts'

/** The button of the mail, at least 44 px high for touch. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <div data-text="action" style={{ margin: '24px 0 0' }}>
      <Button
        href={href}
        {...paint(
          { text: 'sheet', ground: 'blueprint' },
          {
            fontFamily: sans,
            fontSize: '16px',
            fontWeight: 700,
            padding: '13px 22px',
            borderRadius: '2px',
          },
        )}
      >
        {children}
      </Button>
    </div>
  )
}
