import type { ReactNode } from 'react'

type Props = {
  value: string
  label: string
  /** The one figure of its section, ruled above and below. */
  main?: boolean
  /** What the figure changes, drawn. It stands below a main figure and above any other. */
  drawing: ReactNode
}

/** A result set as a drawing. */
export function Figure({ value, label, main = false, drawing }: Props) {
  return main ? (
    <div>
      <p className="figure figure-main">{value}</p>
      <p className="figure-label">{label}</p>
      {drawing}
    </div>
  ) : (
    <div className="figure-cell">
      {drawing}
      <p className="figure">{value}</p>
      <p className="figure-label">{label}</p>
    </div>
  )
}
