import type { ReactNode } from 'react'
import { paint } from './paint.ts'

type Props = { line: ReactNode; link: string; title: string }

/** An enquiry in a list of several: a line about it, and its link below. */
export const EnquiryEntry = ({ line, link, title }: Props) => (
  <div
    data-text="entry"
    {...paint({ line: 'sand' }, { borderTop: '1px solid', padding: '12px 0' })}
  >
    <div
      data-text="line"
      {...paint({ text: 'ink-soft' }, { fontSize: '14px', lineHeight: '20px' })}
    >
      {line}
    </div>
    <div data-text="link">
      <a
        href={link}
        dir="auto"
        {...paint({ text: 'blueprint' }, { fontSize: '18px', lineHeight: '28px', fontWeight: 700 })}
      >
        {title}
      </a>
    </div>
  </div>
)
