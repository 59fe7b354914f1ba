import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import * as styles from './stations.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  of: PlateFile
  phone?: PlateFile
  /** Whether the drawing for phones has two rows of three parts. It is shown on tablets, too. */
  folded?: boolean
  words: string[]
  className?: string
  /** Below the first screen. */
  lazy?: boolean
}

/** A drawing in equal parts, with a word below each part. */
export const Stations = ({ of, phone, folded, words, className = '', lazy = false }: Props) => (
  <>
    <Plate
      of={of}
      {...(phone && { phone })}
      phoneBelow={folded ? 64 : 48}
      className={folded ? `${styles.stationsPlate} ${styles.stationsFolded}` : styles.stationsPlate}
      eager={!lazy}
    />
    <ol
      className={[styles.stations, text.annotation, folded && styles.stationsFolded, className]
        .filter(Boolean)
        .join(' ')}
    >
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ol>
  </>
)
