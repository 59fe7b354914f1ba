import type { ReactNode } from 'react'
import { waveform } from '#app/site/pages/podcast/waveform.ts'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const ends = Array.from({ length: 15 }, (_, index) => 5 + index * 10)
const fan = ends.map((y) => `M352 75C400 75 400 ${y} 440 ${y}H476`).join('')

/** Two long frames, 480 by 150. */
export const recordings: ReactNode[] = [
  // Two who know, one feed, fifteen ends.
  <>
    <path strokeWidth="2.5" d={waveform({ from: 8, to: 196, y: 42, height: 62, seed: 1 })} />
    <path
      className={drawing.thin}
      d={waveform({ from: 200, to: 300, y: 42, height: 10, seed: 3 })}
    />
    <path
      className={drawing.thin}
      d={waveform({ from: 8, to: 150, y: 108, height: 10, seed: 5 })}
    />
    <path strokeWidth="2.5" d={waveform({ from: 154, to: 300, y: 108, height: 62, seed: 4 })} />
    <path className={drawing.accent} d="M176 4V146" />
    <path className={drawing.blank} d="M312 58h40v34h-40z" />
    <text x="332" y="79" textAnchor="middle">
      feed
    </text>
    <Line className={drawing.thin} d={fan} />
  </>,
  // Four useful minutes out of an hour, and the words of all of it.
  <>
    <path className={drawing.thin} d={waveform({ from: 8, to: 472, y: 34, height: 50, seed: 2 })} />
    {[68, 188, 268, 408].map((x, index) => (
      <g key={x}>
        <path
          className={index === 2 ? `${drawing.accent} ${drawing.solid}` : drawing.tone}
          d={`M${x} 6h28v56h-28z`}
        />
        <path d={`M${x} 6h28v56h-28z`} />
        <path
          className={index === 2 ? drawing.textSheet : ''}
          d={waveform({ from: x + 5, to: x + 25, y: 34, height: 44, seed: index + 2 })}
        />
        <Line dashed className={drawing.thin} d={`M${x} 62V88M${x + 28} 62V88`} />
      </g>
    ))}
    {[96, 112, 128, 144].map((y, row) => (
      <path
        key={y}
        className={drawing.thin}
        d={`M8 ${y}h${[52, 170, 96, 140][row]}m12 0h${[220, 60, 180, 90][row]}m12 0h${[90, 130, 60, 40][row]}`}
      />
    ))}
    <path d="M68 96h28M188 112h28M268 128h28M408 96h28" strokeWidth="4" />
  </>,
]
