import type { ReactNode } from 'react'
import { paint } from './paint.ts'

const body = { fontSize: '16px', lineHeight: '1.55', margin: '0 0 16px' } as const

export function Paragraph({ children }: { children: ReactNode }) {
  return <p {...paint({ text: 'ink-soft' }, body)}>{children}</p>
}

/** Small print, such as what to do if the mail is a mistake. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p {...paint({ text: 'ink-faint' }, { ...body, fontSize: '14px', margin: '16px 0 0' })}>
      {children}
    </p>
  )
}
