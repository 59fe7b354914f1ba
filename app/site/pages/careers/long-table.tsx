import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as styles from './careers.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const places = Array.from({ length: 15 }, (_, index) => 92 + index * 72)
const chair = (x: number, y: number, up: boolean) =>
  up ? `M${x} ${y}h36v-18q0 -12 -18 -12t-18 12z` : `M${x} ${y}h36v18q0 12 -18 12t-18 -12z`

/** One table from above, thirty chairs, and one more drawn in for whoever comes next. */
export function LongTable() {
  return (
    <Drawing width={1220} height={250} className={styles.longTable}>
      <g transform="translate(-62)">
        <g className={drawing.ink}>
          {/* Solid chairs, a bright board, and its shadow away from the light. */}
          <path
            className={drawing.solid}
            d={places.map((x) => chair(x, 54, true) + chair(x, 208, false)).join('')}
          />
          <path className={drawing.tone} d="M78 188H1180V76H1194V202H78z" stroke="none" />
          <path className={styles.board} d="M64 62H1180V188H64z" strokeWidth="3" />
          <Line className={drawing.thin} d="M64 125H1180" />
        </g>
        <g>
          <path className={drawing.blank} d="M96 78h52v36h-52zM104 88h36M104 96h22" />
          <path className={drawing.blank} d="M238 76h66v40h-66zM238 96h66M260 76v40M282 76v40" />
          <path
            className={drawing.blank}
            d="M386 84h44v28h-44zM408 88a10 10 0 1 1 -.1 0zM392 78h14v6h-14z"
          />
          <path className={drawing.blank} d="M664 76l60 12l-6 28l-60 -12z" />
          <path className={drawing.thin} d="M670 86l44 9M668 94l30 6" />
          <path
            className={drawing.blank}
            d="M950 80h76v14h-76zM962 80v7M974 80v7M986 80v7M998 80v7M1010 80v7"
          />
          <path className={drawing.blank} d="M168 140h40v34h-40zM168 150h40M188 140v34" />
          <path className={drawing.blank} d="M316 138h54v36h-54zM322 144h42v20h-42z" />
          <path
            className={drawing.blank}
            d="M596 142q0 -8 9 -8t9 8v14q0 8 -9 8t-9 -8zM590 150v6q0 14 15 14t15 -14v-6M605 170v8"
          />
          <path
            className={drawing.blank}
            d="M738 136h48v40h-48zM746 146h32M746 154h32M746 162h18"
          />
          <path className={drawing.blank} d="M1046 140h38v34h-38zM1046 150h38M1065 140v34" />
        </g>
        <IsoBox taped origin={[520, 94]} size={[24, 24, 18]} />
        <IsoBox origin={[850, 152]} size={[22, 22, 16]} />
        <IsoBox taped origin={[1118, 94]} size={[24, 24, 18]} />
        <g>
          <path className={drawing.accent} d="M1192 107v36h18q12 0 12 -18t-12 -18z" />
          <Line dashed className={drawing.thin} d="M1222 125H1276" />
          <text x="1276" y="112" textAnchor="end">
            next
          </text>
        </g>
        <path className={drawing.thin} d="M64 240H1180M64 234v12M1180 234v12" />
      </g>
    </Drawing>
  )
}
