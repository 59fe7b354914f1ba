import type { Filters } from '#app/admin/enquiries/filters.ts'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter-chips.module.css'
import type { Part } from './filter-words.ts'

type FilterChipsProps = {
  label: string
  parts: Part[]
  /** The field beside them names the filter already. */
  short?: boolean
  onRemove: (left: Filters) => void
}

/** The chosen values, each a button that removes it. */
export const FilterChips = ({ label, parts, short = false, onRemove }: FilterChipsProps) =>
  parts.length > 0 && (
    <ul className={styles.chips} aria-label={label}>
      {parts.map((part) => (
        <li key={`${part.name} ${part.value}`}>
          <FilterChip
            words={part.words}
            shown={short ? part.shown : part.words}
            onRemove={() => onRemove(part.without)}
          />
        </li>
      ))}
    </ul>
  )
