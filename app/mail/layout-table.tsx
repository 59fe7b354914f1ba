import type { CSSProperties, ReactNode } from 'react'

/** A row of cells that only arranges what it holds: mail programs know no other way. Left out of the text part. */
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
