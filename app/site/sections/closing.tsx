import type { Closing } from '#content/page-types.ts'
import { organization } from '#content/organization.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Actions } from './actions.tsx'
import * as styles from './closing.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  closing: Closing
  ground?: 'paper' | 'sheet' | 'deep'
  /** The large drawing of the page. */
  poster: PlateFile
  /** Another drawing for screens under 48 rem, if the first one is too wide for them. */
  posterOnPhone?: PlateFile
  /** The drawing after the text, before it, or along the bottom of the band; or both on a card. */
  look?: 'beside' | 'before' | 'along' | 'card'
  className?: string
}

const looks = {
  beside: styles.beside,
  before: `${styles.beside} ${styles.before}`,
  along: styles.along,
  card: `${styles.beside} ${styles.card}`,
}

/** The last section of a page, with its call to action. */
export function ClosingBand(props: Props) {
  const { closing, poster, posterOnPhone, look = 'beside', className = '' } = props
  const { ground = look === 'card' ? 'paper' : 'deep' } = props
  const { title, lead, primary, secondary } = closing
  return (
    <Section ground={ground} className={`${look === 'along' ? styles.foot : ''} ${className}`}>
      <div className={`${styles.closingSheet} ${looks[look]}`}>
        <h2>{title}</h2>
        <div>
          <p className={text.lead}>{lead}</p>
          <Actions primary={primary} secondary={secondary} onDeep={ground === 'deep'} />
          <p className={`${text.annotation} ${styles.annotation}`}>
            <Unbroken>{organization.supportHours}</Unbroken>
          </p>
        </div>
        <Plate of={poster} phone={posterOnPhone} className={styles.poster} />
      </div>
    </Section>
  )
}
