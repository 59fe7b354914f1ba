type Props = { d: string; className?: string; dashed?: boolean }

/** One stroke of the pen. A solid one draws itself in; a dashed one is there from the start. */
export function Line({ d, className = '', dashed = false }: Props) {
  return dashed ? (
    <path d={d} className={`dashed ${className}`.trim()} />
  ) : (
    <path d={d} className={className || undefined} pathLength={1} />
  )
}
