import type { CSSProperties, ReactNode } from 'react'

/** A table for layout, because mail clients support little else. Left out of the text part. */
export const LayoutTable = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <table
    role="presentation"
    cellPadding="0"
    cellSpacing="0"
    border={0}
    data-skip-in-text="true"
    style={style}
  >
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
)
