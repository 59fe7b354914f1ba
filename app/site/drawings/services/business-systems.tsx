import { isoPath, type Origin } from '#app/ui/drawing/isometric.ts'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const origin: Origin = [88, 62]
const plane = (z: number) =>
  isoPath(
    [
      [0, 0, z],
      [58, 0, z],
      [58, 58, z],
      [0, 58, z],
    ],
    origin,
    true,
  )

/** Three layers of one system, exploded. */
export function BusinessSystems() {
  return (
    <>
      <path className={drawing.blank} d={plane(0)} />
      <Line
        dashed
        className={drawing.thin}
        d={isoPath(
          [
            [29, 29, 0],
            [29, 29, 56],
          ],
          origin,
        )}
      />
      <path
        className={drawing.thin}
        d={isoPath(
          [
            [0, 29, 0],
            [58, 29, 0],
          ],
          origin,
        )}
      />
      <path
        className={drawing.thin}
        d={isoPath(
          [
            [29, 0, 0],
            [29, 58, 0],
          ],
          origin,
        )}
      />
      <path className={drawing.tone} d={plane(28)} />
      <Line
        d={isoPath(
          [
            [12, 12, 28],
            [46, 12, 28],
            [46, 46, 28],
          ],
          origin,
        )}
      />
      <path className={drawing.blank} d={plane(56)} />
      <path
        className={`${drawing.accent} ${drawing.solid}`}
        d={isoPath(
          [
            [20, 20, 56],
            [38, 20, 56],
            [38, 38, 56],
            [20, 38, 56],
          ],
          origin,
          true,
        )}
      />
    </>
  )
}
