import { box, face } from '#app/site/drawings/plate/box.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

const origin = [150, 100] as const

/** The parcel that appears throughout the site: taped, labelled, with its shadow on the floor. */
export default sheet(
  // Shown at half its size.
  { width: 320, height: 260, weight: 1.6, hatching: 1.15 },
  box({ origin, size: [110, 110, 84], cast: 46 }),
  path('poppy', face(origin, [44, 0, 84], [66, 0, 84], [66, 110, 84], [44, 110, 84])),
  path('poppy', face(origin, [44, 110, 84], [66, 110, 84], [66, 110, 56], [44, 110, 56])),
  path('light', face(origin, [110, 66, 52], [110, 96, 52], [110, 96, 22], [110, 66, 22])),
)
