import type { ReactNode } from 'react'
import { longTime, shortTime } from './dates.ts'

/** An instant, as "Nov 20, 3:24 PM PST" unless other text is given. The tooltip has the full time. */
export const Time = ({ at, children = shortTime(at) }: { at: string; children?: ReactNode }) => (
  <time dateTime={at} title={longTime(at)}>
    {children}
  </time>
)
