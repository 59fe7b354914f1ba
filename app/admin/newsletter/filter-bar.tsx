import { useRef } from 'react'
import { figure } from '#app/admin/dates.ts'
import { ListDownloads } from '#app/admin/lists/download-button.tsx'
import bar from '#app/admin/lists/filter-bar.module.css'
import { useTypedSearch } from '#app/admin/lists/use-typed-search.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { maxEmailLength } from '#contract/options.ts'
import { subscriberStates } from '#contract/subscriber-state.ts'
import styles from './filter-bar.module.css'
import { type Filters, stateWords } from './filters.ts'

const subscribers = (count: number) =>
  count === 1 ? '1 subscriber' : `${figure(count)} subscribers`

type FilterBarProps = {
  filters: Filters
  setFilters: (filters: Filters, options?: { replace: boolean }) => void
}

/** Filters the list, and exports the filtered list. */
export function FilterBar({ filters, setFilters }: FilterBarProps) {
  const { state, q } = filters
  const field = useRef<HTMLInputElement>(null)
  const { typed, setTyped, searchNow, clear } = useTypedSearch(q ?? '', (text, first) =>
    setFilters({ state, q: text || null }, { replace: !first }),
  )
  return (
    <form
      role="search"
      className={`${bar.bar} ${styles.bar}`}
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      <TextField
        ref={field}
        name="q"
        type="search"
        label="Part of the address"
        value={typed}
        maxLength={maxEmailLength}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <SelectField
        name="state"
        label="State"
        value={state ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const chosen = subscriberStates.find((each) => each === value) ?? null
          setFilters({ state: chosen, q: typed.trim() || null })
        }}
      >
        <option value="">All</option>
        {subscriberStates.map((each) => (
          <option key={each} value={each}>
            {stateWords[each]}
          </option>
        ))}
      </SelectField>
      <div className={bar.buttons}>
        {(state || q) && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              clear(() => setFilters({ state: null, q: null }))
              // Moves the focus, because this button is removed with the last filter.
              field.current?.focus()
            }}
          >
            Show all
          </Button>
        )}
        <ListDownloads
          path="/api/newsletter_subscribers/export"
          filters={filters}
          failed="The list could not be downloaded."
          counted={subscribers}
        />
      </div>
    </form>
  )
}
