import { coastFromWest } from '#content/organization.ts'
import * as styles from './footer.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

/** The agency's stretch of coast as a surveyor's strip: the islands offshore, the towns along the 101. */
export function Coast() {
  return (
    <div className={`${styles.coast} ${surface.pageWidth}`}>
      <svg aria-hidden viewBox="0 0 1200 96" preserveAspectRatio="xMaxYMax slice">
        <path
          className={styles.coastThin}
          d="M0 78H1200M620 84h90M760 84h40M880 84h130M560 90h180M840 90h90"
        />
        <path d="M640 78l8-12 10-5 14-2 9-9 16-4 20 2 14 6 12 14 6 10M764 78l9-11 14-7 22-3 26 1 18-3 17 6 10 9 6 8M902 78l4-10 16-6 30-2 34 2 10-1 5 3 3 10 2 4M1014 78v-9q6-9 11 0v9M1025 70l7-3 4 4 2 7M1054 78l2-8 5-1 2 9" />
      </svg>
      <p className={text.srOnly}>We serve {coastFromWest.join(', ')}.</p>
      <ol aria-hidden className={`${styles.coastStations} ${text.annotation}`}>
        {coastFromWest.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ol>
    </div>
  )
}
