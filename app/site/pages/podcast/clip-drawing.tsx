import type { ReactNode } from 'react'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { waveform } from './waveform.ts'
import * as styles from './podcast.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const fan = upTo(15).map((line) => `M96 40C150 40 150 ${5 + line * 5} 206 ${5 + line * 5}H300`)

/** What is made at each of the six stages, in the order of the copy. */
const drawings: ReactNode[] = [
  // Ten episodes listed before the first is recorded.
  <>
    {upTo(10).map((episode) => (
      <path
        key={episode}
        className={episode ? drawing.blank : `${drawing.accent} ${drawing.solid}`}
        d={`M${4 + (episode % 5) * 60} ${episode < 5 ? 8 : 44}h52v28h-52z`}
      />
    ))}
    <path
      className={drawing.thin}
      d={upTo(9)
        .map((i) => `M${14 + ((i + 1) % 5) * 60} ${i < 4 ? 22 : 58}h${[24, 30, 18, 28][i % 4]}`)
        .join('')}
    />
  </>,
  // Five questions and the follow-up to each.
  <>
    {upTo(5).map((row) => (
      <g key={row}>
        <path d={`M4 ${8 + row * 16}h.1`} strokeWidth="5" />
        <Line d={`M16 ${8 + row * 16}H${[150, 128, 160, 118, 142][row]}`} />
        <Line
          dashed
          className={drawing.thin}
          d={`M176 ${8 + row * 16}H${[280, 262, 244, 290, 256][row]}`}
        />
      </g>
    ))}
    <path className={drawing.thin} d="M166 2V78" />
  </>,
  // Two ends of a call, each on a track of its own.
  <>
    <path strokeWidth="2.5" d={waveform({ from: 44, to: 176, y: 20, height: 36, seed: 1 })} />
    <path strokeWidth="2.5" d={waveform({ from: 160, to: 300, y: 60, height: 36, seed: 4 })} />
    <Line className={drawing.thin} d="M44 20H300M44 60H300" />
    <path
      className={drawing.blank}
      d="M6 10q0 -8 8 -8t8 8v10q0 8 -8 8t-8 -8zM6 50q0 -8 8 -8t8 8v10q0 8 -8 8t-8 -8z"
    />
    <path d="M14 28V36M6 36H22M14 68V76M6 76H22" />
  </>,
  // Uneven takes brought to one loudness.
  <>
    <path className={drawing.thin} d={waveform({ from: 4, to: 130, y: 40, height: 80, seed: 2 })} />
    <path
      strokeWidth="2.5"
      d={waveform({ from: 176, to: 300, y: 40, height: 44, seed: 1.2, step: 4 })}
    />
    <Line className={drawing.accent} d="M166 18H300M166 62H300" />
    <path d="M138 40h18M150 34l6 6l-6 6" />
    <text x="300" y="12" textAnchor="end">
      -16 LUFS
    </text>
  </>,
  // One feed, fifteen ends.
  <>
    <path className={drawing.blank} d="M4 24h64v32H4z" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M68 36h28v8H68z" />
    <Line d={fan.join('')} />
    <text x="36" y="44" textAnchor="middle">
      feed
    </text>
  </>,
  // Upright pieces out of a long take.
  <>
    <path strokeWidth="2.5" d={waveform({ from: 4, to: 300, y: 62, height: 30, seed: 3 })} />
    {[40, 132, 224].map((x, index) => (
      <g key={x}>
        <path className={index === 1 ? drawing.tone : drawing.blank} d={`M${x} 2h26v40h-26z`} />
        <path className={drawing.thin} d={`M${x + 5} 34h16M${x} 42V80M${x + 26} 42V80`} />
        {index === 1 && (
          <path className={`${drawing.accent} ${drawing.solid}`} d={`M${x + 9} 12v14l10 -7z`} />
        )}
      </g>
    ))}
  </>,
]

export function ClipDrawing({ at }: { at: number }) {
  return (
    <Drawing width={304} height={82} className={styles.clipDrawing}>
      {drawings[at]}
    </Drawing>
  )
}
