import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { Bottle } from './bottle.tsx'
import * as styles from './studio.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const cell = 120
const corner = (index: number) => [(index % 4) * cell, Math.floor(index / 4) * cell] as const

const pictures = [
  <Bottle key={0} x={60} y={100} scale={0.9} />,
  <g key={1}>
    <Bottle x={60} y={104} scale={0.9} />
    <path
      className={drawing.blank}
      d="M40 52h32q6 0 6 5t-6 5H40M38 62h36q6 0 6 5t-6 5H38M38 72h34q6 0 6 5t-6 5H40M42 82h26q6 0 6 4.500t-6 4.500H44Q20 92 18 66V48L30 34L44 42L40 52"
    />
  </g>,
  <g key={2}>
    <path className={drawing.tone} d="M18 58H102V104H18z" />
    <path d="M18 58L8 40M102 58L112 40" />
    <Bottle x={44} y={98} scale={0.72} />
    <path className={drawing.blank} d="M64 74h28v22H64zM70 82h16M70 88h10" />
  </g>,
  <g key={3}>
    <Bottle x={42} y={108} scale={0.8} />
    <Line className={drawing.thin} d="M46 36L72 26M48 46L70 84" />
    <circle className={drawing.tone} cx="82" cy="54" r="30" />
    <path d="M70 82V66Q62 62 58 54M94 82V66Q102 62 106 54M70 52H94V36H70zM70 41H94M70 46H94" />
  </g>,
  <g key={4}>
    <g transform="rotate(118 46 40)">
      <Bottle x={46} y={70} scale={0.66} />
    </g>
    <path className={drawing.accent} d="M82 62V92" />
    <path className={drawing.blank} d="M68 74H98L94 106H72z" />
    <path className={drawing.tone} d="M70.500 92H95.500L94 106H72z" />
  </g>,
  <g key={5}>
    <Bottle x={52} y={100} scale={0.8} />
    <Dimension from={[88, 26]} to={[88, 100]} />
    <Dimension from={[40, 112]} to={[64, 112]} />
    <Line dashed className={drawing.thin} d="M60 26H94M66 100H94" />
  </g>,
  <g key={6}>
    <Line d="M12 44H42V104H78V44H108" />
    <Bottle x={60} y={102} scale={0.96} />
    <path className={drawing.accent} d="M45 66L60 66M75 66H60M45 62v8M75 62v8" />
  </g>,
]

/** Seven frames of one product page, and the eighth left empty. */
export function SevenImages() {
  return (
    <Drawing width={cell * 4} height={cell * 2} className={styles.sevenImages}>
      {pictures.map((picture, index) => {
        const [x, y] = corner(index)
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <path className={drawing.blank} d="M0 0H120V120H0z" />
            {picture}
            <text x="8" y="18">
              {index + 1}
            </text>
          </g>
        )
      })}
      <path className={drawing.thin} d="M360 120H480V240H360z" />
      <path className={drawing.thin} d="M360 120L480 240M480 120L360 240" />
    </Drawing>
  )
}
