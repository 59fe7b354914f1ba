import { inked } from '#app/site/drawings/plate/sheet.ts'
import { worker } from '#app/site/drawings/steps/worker.ts'

const pens = { pose: 'board', jacket: 'poppy', stripe: 'light', helmet: 'poppy' } as const

/** Who reads the meter, on the console, as on paper: on the dark band other fills are blue. */
export const meterReader = (x: number, y: number, scale: number) =>
  inked(
    'ink',
    worker({ x, y, scale, ...pens }).replaceAll(/class="(?:light|tone|solid)"/g, 'class="label"'),
  )
