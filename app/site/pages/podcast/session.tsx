import { Line } from '#app/ui/drawing/line.tsx'
import { LongDrawing } from '#app/ui/drawing/long-drawing.tsx'
import { waveform } from './waveform.ts'
import * as styles from './podcast.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

type Clip = readonly [from: number, to: number]
type Track = { name: string; y: number; clips: Clip[] }

const tracks: Track[] = [
  {
    name: 'host',
    y: 116,
    clips: [
      [130, 370],
      [690, 800],
      [1130, 1250],
    ],
  },
  {
    name: 'guest',
    y: 212,
    clips: [
      [360, 560],
      [640, 700],
      [790, 1140],
    ],
  },
  {
    name: 'music',
    y: 308,
    clips: [
      [130, 250],
      [1200, 1344],
    ],
  },
]
const ticks = Array.from({ length: 51 }, (_, index) => 130 + index * 24)
const chapters = [
  { x: 130, name: 'answer first' },
  { x: 370, name: 'the question' },
  { x: 800, name: 'the method' },
  { x: 1130, name: 'what to do' },
]
const [cutFrom, cutTo] = [560, 640]

/** An episode on the editor's table: three tracks, four chapters, one cut. */
export function Session() {
  return (
    <LongDrawing width={1344} height={362} fold={640} className={styles.session}>
      <path className={`${drawing.tone} ${drawing.solid}`} d={`M0 68H120V356H0z`} />
      <Line className={drawing.thin} d="M0 68H1344M0 164H1344M0 260H1344M0 356H1344M120 68V356" />
      <Line d="M130 46H1344" />
      <path
        className={drawing.thin}
        d={ticks.map((x, i) => `M${x} 46v${i % 5 ? -6 : -12}`).join('')}
      />
      {chapters.map(({ x, name }) => (
        <g key={name}>
          <path d={`M${x} 46V4h14`} />
          <text x={x + 20} y="14">
            {name}
          </text>
        </g>
      ))}
      {tracks.map(({ name, y, clips }, track) => (
        <g key={name}>
          <text className={styles.sessionName} x="14" y={y + 5}>
            {name}
          </text>
          {clips.map(([from, to], index) => (
            <g key={from}>
              <path
                className={styles.sessionClip}
                d={`M${from} ${y - 40}H${to}V${y + 40}H${from}z`}
              />
              <path
                strokeWidth="4"
                d={waveform({
                  from: from + 6,
                  to: to - 4,
                  y,
                  height: name === 'music' ? 46 : 74,
                  seed: track * 2.1 + index,
                  step: 12,
                })}
              />
            </g>
          ))}
        </g>
      ))}
      <path
        className={drawing.thin}
        d="M130 268L160 282H220L250 308L220 334H160L130 348M1200 308L1230 282H1344M1200 308L1230 334H1344"
      />
      <Line dashed d={`M${cutFrom} 60V362M${cutTo} 60V362`} />
      <text x={(cutFrom + cutTo) / 2} y="120" textAnchor="middle">
        cut
      </text>
      <path className={drawing.accent} d="M730 34V362" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M722 28h16l-8 12z" />
    </LongDrawing>
  )
}
