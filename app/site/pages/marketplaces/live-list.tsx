import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './marketplaces.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const rows = Array.from({ length: 8 }, (_, row) => ({
  y: 44 + row * 34,
  hidden: [2, 5, 6].includes(row),
}))

/** What was sent beside what is for sale. The gap is the work. */
export function LiveList() {
  return (
    <Drawing width={420} height={320} className={styles.liveList}>
      <text x="0" y="14">
        sent
      </text>
      <text x="260" y="14">
        live
      </text>
      <Line d="M0 24H160M260 24H420" />
      {rows.map(({ y, hidden }) => (
        <g key={y}>
          <path className={drawing.tone} d={`M0 ${y - 8}h22v22H0z`} />
          <path d={`M34 ${y}h110M34 ${y + 8}h64`} />
          {hidden ? (
            <g className={drawing.accent}>
              <path className={drawing.dashed} d={`M260 ${y - 8}h160v22h-160z`} />
              <path d={`M176 ${y + 3}h40M222 ${y - 3}l12 12M234 ${y - 3}l-12 12`} />
            </g>
          ) : (
            <>
              <Line className={drawing.thin} d={`M176 ${y + 3}H244`} />
              <path className={drawing.tone} d={`M260 ${y - 8}h22v22h-22z`} />
              <path d={`M294 ${y}h110M294 ${y + 8}h64`} />
            </>
          )}
        </g>
      ))}
    </Drawing>
  )
}
