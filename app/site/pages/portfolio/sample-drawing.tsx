import { page } from '#content/pages/portfolio.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { films } from './films.tsx'
import { recordings } from './recordings.tsx'
import { stills } from './stills.tsx'
import * as styles from './portfolio.module.css'

const sizes = { Photo: [240, 300], Video: [320, 180], Podcast: [480, 150] } as const
const drawings = [...stills, ...films, ...recordings]

/** One kind of work in its own frame, in the order of the copy. */
export function SampleDrawing({ at }: { at: number }) {
  const [width, height] = sizes[page.samples.items[at]!.medium]
  return (
    <Drawing width={width} height={height} className={styles.sampleDrawing}>
      {drawings[at]}
    </Drawing>
  )
}
