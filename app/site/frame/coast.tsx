import { coastFromWest } from '#content/organization.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import coast from './coast.plate.ts?plate'
import * as styles from './footer.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

/** The local coast, as wide as the window: the islands offshore, and the towns from west to east. */
export function Coast() {
  return (
    <div className={styles.coast}>
      <Plate of={coast} />
      <div className={surface.pageWidth}>
        <p className={text.srOnly}>{`We serve ${coastFromWest.join(', ')}.`}</p>
        <ol aria-hidden className={`${styles.coastStations} ${text.annotation}`}>
          {coastFromWest.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
