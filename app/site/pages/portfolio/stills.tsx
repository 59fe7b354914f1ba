import type { ReactNode } from 'react'
import { Bottle } from '#app/site/pages/studio/bottle.tsx'
import { Dimension } from '#app/ui/drawing/dimension.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Four uprights, 240 by 300. */
export const stills: ReactNode[] = [
  // One light, one angle, three shelves.
  <>
    {[96, 184, 272].map((y, shelf) => (
      <g key={y}>
        <Line d={`M24 ${y}H216`} />
        <path className={drawing.thin} d={`M24 ${y}v8H216v-8`} />
        {[54, 98, 142, 186].map((x, at) => (
          <g key={x}>
            <path className={`${drawing.tone} ${drawing.solid}`} d={`M${x + 8} ${y}l14 -8v8z`} />
            {(shelf + at) % 4 === 1 ? (
              <path
                className={drawing.blank}
                d={`M${x - 14} ${y}v-34h28v34zM${x - 14} ${y - 22}h28`}
              />
            ) : (
              <Bottle x={x} y={y} scale={[0.62, 0.7, 0.54, 0.66][(at + shelf) % 4]} />
            )}
          </g>
        ))}
      </g>
    ))}
    <path
      className={drawing.accent}
      d="M18 40l20 20m-8 0h8v-8M18 128l20 20m-8 0h8v-8M18 216l20 20m-8 0h8v-8"
    />
  </>,
  // The thumbnail among eleven others.
  <>
    {Array.from({ length: 12 }, (_, index) => {
      const [x, y] = [24 + (index % 3) * 66, 16 + Math.floor(index / 3) * 68]
      const isOurs = index === 4
      return (
        <g key={index}>
          <path className={isOurs ? drawing.tone : drawing.thin} d={`M${x} ${y}h58v60h-58z`} />
          {isOurs ? (
            <Bottle x={x + 29} y={y + 55} scale={0.55} />
          ) : (
            <path className={drawing.thin} d={`M${x + 22} ${y + 50}v-26h14v26z`} />
          )}
        </g>
      )
    })}
    <path className={drawing.accent} d="M85 79H153V149H85z" />
  </>,
  // As big as it is: in a hand, and with its measures.
  <>
    <Line d="M24 262H216" />
    <Bottle x={120} y={262} scale={2.07} />
    <g transform="translate(-18 23) scale(2.3)">
      <path
        className={drawing.tone}
        vectorEffect="non-scaling-stroke"
        d="M40 52h32q6 0 6 5t-6 5H40M38 62h36q6 0 6 5t-6 5H38M38 72h34q6 0 6 5t-6 5H40M42 82h26q6 0 6 4.5t-6 4.5H44Q20 92 18 66V48L30 34L44 42L40 52"
      />
    </g>
    <Dimension from={[208, 72]} to={[208, 262]} className={drawing.accent} />
    <Dimension from={[89, 282]} to={[151, 282]} className={drawing.accent} />
    <Line dashed className={drawing.thin} d="M126 72H214M89 262V288M151 262V288" />
    <text x="215" y="171">
      H
    </text>
    <text x="162" y="286">
      W
    </text>
    <path
      className={drawing.thin}
      d="M24 24H216M24 18v12M216 18v12M48 24v5M72 24v5M96 24v5M144 24v5M168 24v5M192 24v5M120 24v9"
    />
  </>,
  // One scene, room for every crop.
  <g key="lifestyle" transform="translate(-12 -30) scale(1.1)">
    <Line d="M12 226H228" />
    <path className={drawing.thin} d="M12 150L60 96L92 132L130 74L188 146L228 110" />
    <path className={drawing.blank} d="M68 226V196H100L114 168H150V196H182V226" />
    <circle className={drawing.blank} cx="92" cy="226" r="12" />
    <circle className={drawing.blank} cx="160" cy="226" r="12" />
    <Bottle x={132} y={196} scale={0.5} className={drawing.tone} />
    <Line dashed className={drawing.accent} d="M88 82H176V238H88z" />
    <Line dashed d="M56 116H208V242H56z" />
    <Line dashed className={drawing.thin} d="M20 140H220V250H20zM72 60H192V262H72z" />
    <g>
      <text x="92" y="96">
        9:16
      </text>
      <text x="60" y="112">
        1:1
      </text>
    </g>
  </g>,
]
