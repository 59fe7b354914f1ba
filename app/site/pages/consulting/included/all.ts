import { channels, funnel, order } from './figures.ts'
import { review, roadmap, session } from './work.ts'

/** The deliverables in the order of the copy, each in the left corner of a drawing of 214 by 190. */
export const deliverables = [funnel, order, channels, roadmap, review, session].map(
  (parts) => `<g transform="translate(-28 -2)">${parts.join('')}</g>`,
)
