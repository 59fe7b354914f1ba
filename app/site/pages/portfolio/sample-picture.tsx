import { page } from '#content/pages/portfolio.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import films from './films.plate.ts?plate'
import recordings from './recordings.plate.ts?plate'
import stills from './stills.plate.ts?plate'
import * as styles from './samples.module.css'

const { items } = page.samples
type Sample = (typeof items)[number]
const plates = { Photo: stills, Video: films, Podcast: recordings }

/** One kind of work as a finished picture, in the order of the copy. */
export function SamplePicture({ of }: { of: Sample }) {
  const like = items.filter(({ medium }) => medium === of.medium)
  return (
    <Plate
      of={plates[of.medium]}
      part={[like.indexOf(of), like.length]}
      className={styles.samplePicture}
    />
  )
}
