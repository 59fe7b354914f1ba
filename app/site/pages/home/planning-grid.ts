import { path } from '#app/site/drawings/plate/sheet.ts'
import type { space } from '#app/site/drawings/plate/space.ts'

/** The squares of the sheet on which a parcel of this width and depth is planned, up to the sheet's rim. */
export const planningGrid = (
  at: ReturnType<typeof space>,
  steps: number[],
  rim: number,
  [w, d]: readonly [number, number],
) =>
  path(
    'thin',
    steps
      .map(
        (step) =>
          at.line([step, -rim, 0], [step, d + rim, 0]) +
          (step < d + rim ? at.line([-rim, step, 0], [w + rim, step, 0]) : ''),
      )
      .join(''),
  )
