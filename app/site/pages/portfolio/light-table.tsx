import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { Bottle } from '#app/site/pages/studio/bottle.tsx'
import * as styles from './portfolio.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const mounts = Array.from({ length: 9 }, (_, index) => ({
  x: 42 + (index % 3) * 148,
  y: 42 + Math.floor(index / 3) * 118,
}))

/** Nine slides on the light table, one under the glass. */
export function LightTable() {
  return (
    <Drawing width={520} height={430} className={styles.lightTable}>
      <g className={drawing.ink}>
        <path className={drawing.tone} d="M10 10H510V410H10z" />
        <Line d="M10 10H510V410H10z" />
        <Line className={drawing.thin} d="M20 20H500V400H20zM40 410V426M480 410V426" />
      </g>
      {mounts.map(({ x, y }, index) => (
        <g key={index}>
          <path className={drawing.blank} d={`M${x} ${y}h132v100h-132z`} />
          <path className={drawing.thin} d={`M${x + 20} ${y + 18}h92v64h-92z`} />
        </g>
      ))}
      <Bottle x={86} y={122} scale={0.5} />
      <Bottle x={108} y={122} scale={0.6} />
      <Bottle x={130} y={122} scale={0.46} />
      <path d="M238 66h36v32h-36zM210 98h92" className={drawing.thin} />
      <Bottle x={256} y={122} scale={0.62} className={drawing.tone} />
      <Bottle x={396} y={122} scale={0.62} />
      <path d="M422 65v57M418 69l8 -8M418 126l8 -8" />
      <path d="M62 230L92 190L112 212L128 196L154 230" />
      <g className={drawing.thin}>
        <path d="M358 196h92M358 206h64M358 216h80M358 226h40" />
      </g>
      <path d="M62 316h28v32h-28zM94 316h28v32h-28zM126 316h28v32h-28z" />
      <path d="M226 344v-18M234 350v-30M242 340v-10M250 354v-38M258 346v-22M266 352v-34M274 342v-14M282 348v-26" />
      <path d="M396 306q0 -8 8 -8t8 8v14q0 8 -8 8t-8 -8zM390 314v6q0 14 14 14t14 -14v-6M404 334v14M394 348h20" />

      <g className={drawing.ink}>
        <path className={drawing.blank} d="M256 140a72 72 0 1 1 -.1 0z" />
        <path className={drawing.thin} d="M256 150a62 62 0 1 1 -.1 0z" />
        <Line d="M304 266L352 322" />
        <path d="M299 271l48 56l10 -9l-48 -56z" className={drawing.blank} />
        <path d="M212 184h88v58h-88z" />
        <path className={`${drawing.accent} ${drawing.solid}`} d="M244 198v30l26 -15z" />
        <path className={drawing.thin} d="M218 236h76M218 236v-4M246 236v-4M270 236v-4" />
      </g>
    </Drawing>
  )
}
