import { ChevronDown, ChevronUp } from 'lucide-react'
import { figure } from '#app/admin/dates.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './record-bar.module.css'

type NeighborButtonsProps = {
  /** The number of the enquiry, and of how many if that is known. */
  position: { number: number; total: number | undefined } | undefined
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

/** "4 of 7", with buttons for the previous and the next enquiry. */
export const NeighborButtons = ({ position, previous, next }: NeighborButtonsProps) => (
  <div className={styles.neighbors}>
    {position && (
      <span>
        {figure(position.number)}
        {position.total !== undefined && ` of ${figure(Math.max(position.total, position.number))}`}
      </span>
    )}
    <IconButton
      label="Previous enquiry"
      icon={<ChevronUp aria-hidden />}
      aria-disabled={!previous}
      onClick={previous}
    />
    <IconButton
      label="Next enquiry"
      icon={<ChevronDown aria-hidden />}
      aria-disabled={!next}
      onClick={next}
    />
  </div>
)
