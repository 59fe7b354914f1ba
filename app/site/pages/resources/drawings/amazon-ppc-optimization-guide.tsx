import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const boards = [158, 262]

/** Left edge, width and height of the objects on each board; the first two of the upper one are paid places. */
const goods = [
  [
    [44, 44, 62],
    [112, 52, 48],
    [182, 40, 70],
    [246, 58, 40],
    [322, 38, 64],
  ],
  [
    [44, 58, 44],
    [118, 38, 66],
    [174, 50, 54],
    [244, 44, 72],
    [308, 52, 46],
  ],
] as const

/** The shelf that a search fills, and the maximum cost of a click: the bid compared with the margin. */
export function Lines() {
  return (
    <>
      <path className={drawing.blank} d="M36 24H366V56H36z" />
      <path strokeWidth="3" d="M36 24H366V56H36z" />
      <circle cx="346" cy="38" r="6" />
      <path d="M350.500 42.500l5 5" />
      <path className={drawing.thin} d="M50 40h96M156 40h44" />
      <path className={drawing.accent} d="M210 33v14" />
      {boards.map((y, board) => (
        <g key={y}>
          {goods[board]!.map(([x, width, height], place) => (
            <g key={x}>
              <path
                className={[drawing.tone, drawing.blank, drawing.solid][(place + board) % 3]}
                d={`M${x} ${y - height}h${width}v${height}h${-width}z`}
              />
              <path className={drawing.thin} d={`M${x + 7} ${y - height + 12}h${width - 14}`} />
            </g>
          ))}
          <path strokeWidth="4" d={`M36 ${y}H366`} />
          <path className={drawing.thin} d={`M36 ${y + 5}H366`} />
        </g>
      ))}
      <path
        className={`${drawing.accent} ${drawing.dashed}`}
        d="M38 84H106V158M108 84H170V158M108 84V158M38 84V158"
      />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M38 76h42v8H38zM108 76h42v8h-42z" />
      <Line dashed className={drawing.thin} d="M366 84H440M366 262H440M366 204H440" />
      <path d="M420 84V262M416 88l8 -8M416 266l8 -8M416 208l8 -8" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M412 204h16v58h-16z" />
      <text x="436" y="241">
        bid
      </text>
      <text x="476" y="72" textAnchor="end">
        margin
      </text>
      <text x="36" y="288">
        page one
      </text>
    </>
  )
}
