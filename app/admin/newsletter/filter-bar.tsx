import { type SubmitEvent, useEffect, useRef } from 'react'
import { ListDownloads } from '#app/admin/download-button.tsx'
import bar from '#app/admin/filter-bar.module.css'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { subscriberStates } from '#contract/subscriber-state.ts'
import styles from './filter-bar.module.css'
import { type Filters, stateWords } from './filters.ts'

type FilterBarProps = { filters: Filters; setFilters: (filters: Filters) => void }

/** Filters the list, and downloads the filtered list. */
export function FilterBar({ filters, setFilters }: FilterBarProps) {
  const { state, q } = filters
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What the address says goes into the field, also after Back.
    if (field.current) field.current.value = q ?? ''
  }, [q])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  const apply = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const chosen = fields.get('state')
    const text = fields.get('q')
    setFilters({
      state: subscriberStates.find((each) => each === chosen) ?? null,
      q: typeof text === 'string' ? text.trim() || null : null,
    })
  }
  return (
    <form role="search" className={`${bar.bar} ${styles.bar}`} onSubmit={submit}>
      <TextField
        ref={field}
        name="q"
        type="search"
        label="Part of the address"
        defaultValue={q ?? ''}
        maxLength={254}
      />
      <SelectField
        name="state"
        label="State"
        value={state ?? ''}
        onChange={({ currentTarget }) => currentTarget.form && apply(currentTarget.form)}
      >
        <option value="">All</option>
        {subscriberStates.map((each) => (
          <option key={each} value={each}>
            {stateWords[each]}
          </option>
        ))}
      </SelectField>
      <div className={bar.buttons}>
        <Button type="submit" look="secondary" size="small">
          Search
        </Button>
        {(state || q) && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              setFilters({ state: null, q: null })
              // This button goes.
              field.current?.focus()
            }}
          >
            Show all
          </Button>
        )}
      </div>
      <div className={bar.buttons}>
        <ListDownloads
          path="/api/newsletter_subscribers/export"
          filters={filters}
          failed="The list could not be downloaded."
        />
      </div>
    </form>
  )
}
