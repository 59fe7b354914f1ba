import { type ReactNode, useId } from 'react'
import { FilterChips } from './filter-chips.tsx'
import styles from './filter-bar.module.css'
import { FilterMenu } from './filter-menu.tsx'
import { SearchField } from './search-field.tsx'
import { useFilterParts } from './use-filter-parts.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'

type FilterBarProps = {
  /** The heading names the view, so no chips are needed. */
  quiet: boolean
  children: ReactNode
}

/** Search, filters and export. Each active filter has a chip that removes it. */
export function FilterBar({ quiet, children }: FilterBarProps) {
  const { listing, show, setFilters } = useListing()
  const hintId = useId()
  const isQuoted = /["“”„«»]/.test(listing.filters.q ?? '')
  const parts = useFilterParts(listing.filters).filter(({ name }) => name !== 'q')
  return (
    <search className={styles.bar}>
      <div className={styles.line}>
        <SearchField
          value={listing.filters.q ?? ''}
          describedBy={isQuoted ? hintId : undefined}
          search={(q, first) => setFilters({ q: q || undefined }, { replace: !first })}
        />
        <FilterMenu listing={listing} show={show} />
        {children}
      </div>
      {isQuoted && (
        <p id={hintId} className={styles.hint}>
          Quotation marks are ignored: these have all of the words, in any order.
        </p>
      )}
      {!quiet && (
        <FilterChips
          label="Filters"
          parts={parts}
          onRemove={(filters) => show({ filters, sort: listing.sort })}
        />
      )}
    </search>
  )
}
