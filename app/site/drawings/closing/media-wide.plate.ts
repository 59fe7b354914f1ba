import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { clearing, meter, strips } from './channel-console.ts'
import { meterReader } from './meter-reader.ts'

const [width, height, desk, edge] = [1344, 560, 340, 528]
const strip = width / 6
const flank = 800

/** The cables of the first channels, from the console along its back into the meter. */
const wires = [0, 1, 2].map((n) => {
  const x = Math.round((n + 0.46) * strip)
  const y = 262 + n * 22
  return [
    path('cut', `M${x} ${desk}V${y}H${flank}`),
    rect('solid bare', x - 9, desk - 16, 18, 16),
    rect(n === clearing ? 'poppy bare' : 'solid bare', flank - 26, y - 7, 26, 14),
  ].join('')
})

/**
 * The console with six channels along the bottom of the sheet, and above it the one meter that shows whether they pay.
 */
export default sheet(
  { width, height, on: 'deep' },
  wires.map((wire, n) => (n === clearing ? inked('poppy', wire) : wire)).join(''),
  rect('light bare', 0, desk, width, edge - desk),
  meter(flank, 8, 456, desk - 8),
  meterReader(706, desk, 1.3),
  path('cut', `M0 ${desk}H${width}`),
  strips(0, desk, strip, edge - desk),
  rect('solid bare', 0, edge, width, height - edge),
  inked('blueprint-deep', rect('cut', 0, edge + 14, width, 3)),
)
