import { Drawing } from '#app/ui/drawing/drawing.tsx'

const perRow = 25
const pitch = 10

/** As many marks as were made, counted out: twenty-five to a row, on one sheet for all. */
export function Tally({ amount }: { amount: number }) {
  const rows = Array.from({ length: amount / perRow }, (_, row) => row)
  return (
    <Drawing width={perRow * pitch} height={20 * pitch} className="tally">
      <path className="thin" d={`M0 0H${perRow * pitch}V${20 * pitch}H0z`} />
      <path
        className="marks"
        d={rows.map((row) => `M2 ${(20 - row) * pitch - 5}H${perRow * pitch - 2}`).join('')}
      />
    </Drawing>
  )
}
