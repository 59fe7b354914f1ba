import * as drawing from '#app/ui/drawing/drawing.module.css'

type Props = { x: number; y: number; scale?: number; className?: string }

/** The product that is photographed, standing on `y`. */
export function Bottle({ x, y, scale = 1, className = drawing.blank }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        className={className}
        vectorEffect="non-scaling-stroke"
        d="M-15 0V-52Q-15 -62 -6 -67V-82H6V-67Q15 -62 15 -52V0z"
      />
      <path vectorEffect="non-scaling-stroke" d="M-7 -82V-92H7V-82zM-15 -42H15M-15 -16H15" />
    </g>
  )
}
