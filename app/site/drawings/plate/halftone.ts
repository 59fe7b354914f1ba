type Span = readonly [from: number, to: number]

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Halftone dots: rows in one color, every second one offset by half a gap. `size` is the width of a dot, from the top
 * of the span (0) to its bottom (1). A dot is the round cap of a dash of zero length.
 */
export function halftone(
  [left, right]: Span,
  [top, foot]: Span,
  color: string,
  size: (depth: number) => number,
  gap = 8,
) {
  const rows: string[] = []
  for (let y = top, row = 0; y <= foot; y += gap / 2, row++) {
    const width = round(size((y - top) / (foot - top)))
    const from = left + (row % 2) * (gap / 2)
    if (width > 0.4) rows.push(dots(from, right, y, width))
  }
  return inDots(color, gap, rows)
}

/** A row of halftone dots along a line, `size` wide. */
const dots = (from: number, to: number, y: number, size: number) =>
  `<path d="M${round(from)} ${round(y)}H${round(to)}" stroke-width="${round(size)}"/>`

/** Groups rows of dots, `gap` apart. */
const inDots = (color: string, gap: number, rows: string[]) =>
  `<g stroke="var(--color-${color})" stroke-linecap="round" stroke-dasharray="0 ${gap}">${rows.join('')}</g>`
