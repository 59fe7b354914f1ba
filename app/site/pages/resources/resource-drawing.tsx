import type { ReactNode } from 'react'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

type Props = {
  /** The lines of each drawing; a resource without one gets the empty sheet. */
  lines?: (() => ReactNode) | undefined
}

const drawingSize = { width: 480, height: 300 }

/** The flat drawing of a resource. */
export function ResourceDrawing({ lines: Lines = EmptySheet }: Props) {
  return (
    <Drawing {...drawingSize}>
      <Lines />
    </Drawing>
  )
}

/** A ruled sheet with a title block. */
const EmptySheet = () => (
  <>
    <path className={drawing.blank} d="M130 20H350V280H130z" />
    <Line
      className={drawing.thin}
      d="M154 60H326M154 84H326M154 108H290M154 132H326M154 156H310M154 180H250"
    />
    <Line d="M130 236H350M240 236V280M240 258H350" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M154 44h60v6h-60z" />
  </>
)
