import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const gates = [174, 205, 236, 267, 298]
const channels = ['own store', 'Amazon', 'Walmart', 'eBay']

/** Left edge, board, width and height of the objects on the shelf. */
const stock = [
  [30, 112, 30, 34],
  [66, 112, 22, 26],
  [94, 112, 34, 38],
  [30, 176, 24, 36],
  [60, 176, 36, 28],
  [102, 176, 26, 40],
  [30, 240, 36, 26],
  [72, 240, 24, 38],
  [102, 240, 26, 30],
] as const

/** One shelf and one stock count, led through five gates to four channels. */
export function Lines() {
  return (
    <>
      <path strokeWidth="4" d="M20 56V264M138 56V264M20 112H138M20 176H138M20 240H138" />
      {stock.map(([x, board, width, height], item) => (
        <path
          key={`${x} ${board}`}
          className={[drawing.tone, drawing.blank, drawing.solid][item % 3]}
          d={`M${x} ${board - height}h${width}v${height}h${-width}z`}
        />
      ))}
      <path d="M20 40H138M16 44l8 -8M134 44l8 -8" />
      <text x="79" y="30" textAnchor="middle">
        one count
      </text>
      <Line d="M138 160H326" />
      {gates.map((x, gate) => (
        <g key={x}>
          <path d={`M${x} 134V150M${x} 170V186`} />
          <path className={drawing.thin} d={`M${x - 5} 134h10M${x - 5} 186h10`} />
          <circle className={drawing.blank} cx={x} cy="116" r="14" />
          <text x={x} y="116" dy=".36em" textAnchor="middle">
            {gate + 1}
          </text>
        </g>
      ))}
      <path strokeWidth="4" d="M326 52V268" />
      {channels.map((channel, place) => {
        const y = 52 + 72 * place
        return (
          <g key={channel}>
            <Line d={`M326 ${y}H342`} />
            <path d={`M336 ${y - 5}l8 5l-8 5`} />
            <path
              className={drawing.blank}
              strokeWidth={place ? undefined : 3}
              d={`M346 ${y - 20}h132v40h-132z`}
            />
            <text x="412" y={y} dy=".36em" textAnchor="middle">
              {channel}
            </text>
          </g>
        )
      })}
      <path className={`${drawing.accent} ${drawing.solid}`} d="M320 154h12v12h-12z" />
    </>
  )
}
