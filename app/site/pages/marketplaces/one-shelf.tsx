import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './marketplaces.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const windows = [
  { name: 'Amazon', x: 10, lines: 'M92 84h66M92 96h50M92 120h34M92 132h66' },
  { name: 'Walmart', x: 210, lines: 'M92 84h50M92 96h66M92 108h66M92 132h30' },
  { name: 'eBay', x: 410, lines: 'M92 84h66M92 100h20M120 100h38M92 112h20M120 112h38M92 132h50' },
]
const shelf = 452

/** Three windows in front, one pile of boxes behind. */
export function OneShelf() {
  return (
    <Drawing width={600} height={480} className={styles.oneShelf}>
      {windows.map(({ name, x, lines }) => (
        <g key={name}>
          <Line dashed className={drawing.thin} d={`M${x + 45} 138V228L300 316`} />
          <g transform={`translate(${x})`}>
            <path className={drawing.blank} d="M0 8H180V168H0z" />
            <Line d="M0 40H180" />
            <text x="14" y="30">
              {name}
            </text>
            <path className={drawing.tone} d="M16 56H76V148H16z" />
            <path className={`${drawing.accent} ${drawing.solid}`} d="M32 94h28v28H32z" />
            <path className={drawing.thin} d={lines} />
          </g>
        </g>
      ))}
      <g className={drawing.ink}>
        <Line d={`M10 ${shelf}H590M24 ${shelf}V250M576 ${shelf}V250M24 360H576`} />
        <path d="M44 360V304H108V360M108 360V322H156V360M176 360V292H236V360M372 360V314H428V360M428 360V296H468V360M488 360V318H556V360" />
        <path d="M44 452V388H124V452M124 452V408H168V452M196 452V380H252V452M252 452V404H300V452M330 452V392H414V452M434 452V410H484V452M484 452V384H556V452" />
        <path
          className={drawing.tone}
          d="M44 304h64v56H44zM330 392h84v60h-84zM488 318h68v42h-68z"
        />
        <path className={drawing.thin} d="M60 304v20h16v-20M354 392v20h16v-20M214 380v20h16v-20" />
      </g>
      <path className={`${drawing.accent} ${drawing.solid}`} d="M272 304h56v56h-56z" />
      <path className={drawing.blank} d="M292 304h16v22h-16z" />
    </Drawing>
  )
}
