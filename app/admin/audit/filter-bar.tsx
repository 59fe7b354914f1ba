import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { ListDownloads } from '#app/admin/lists/download-button.tsx'
import bar from '#app/admin/lists/filter-bar.module.css'
import { useDayField } from '#app/admin/lists/use-day-field.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { auditActions } from '#contract/audit-actions.ts'
import { actionWords } from './action-words.ts'
import styles from './audit.module.css'
import { type Filters, isNarrowed } from './filters.ts'

type FilterBarProps = {
  filters: Filters
  setFilters: (filters: Filters) => void
  children: ReactNode
}

const everything: Filters = { action: null, actor: null, subject: null, from: null, to: null }

/** Filters the list, and exports the filtered list. */
export function FilterBar({ filters, setFilters, children }: FilterBarProps) {
  const { action } = filters
  const client = useQueryClient()
  const list = useRef<HTMLSelectElement>(null)
  return (
    <div role="search" className={`${bar.bar} ${styles.bar}`}>
      <SelectField
        ref={list}
        name="action"
        label="What happened"
        value={action ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setFilters({ ...filters, action: auditActions.find((each) => each === value) ?? null })
        }
      >
        <option value="">Everything</option>
        {auditActions.map((each) => (
          <option key={each} value={each}>
            {actionWords[each]}
          </option>
        ))}
      </SelectField>
      <DayField
        label="From"
        day={filters.from}
        onChoose={(from) => setFilters({ ...filters, from })}
      />
      <DayField label="To" day={filters.to} onChoose={(to) => setFilters({ ...filters, to })} />
      {children}
      <div className={`${bar.buttons} ${styles.buttons}`}>
        {isNarrowed(filters) && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              setFilters(everything)
              // Moves the focus, because this button is removed with the last filter.
              list.current?.focus()
            }}
          >
            Show all
          </Button>
        )}
        <ListDownloads
          path="/api/audit/export"
          filters={filters}
          failed="The audit trail could not be downloaded."
          // The download itself adds an entry to the audit trail.
          onSaved={() => void client.invalidateQueries({ queryKey: ['audit'] })}
        />
      </div>
    </div>
  )
}

type DayFieldProps = { label: string; day: string | null; onChoose: (day: string | null) => void }

const DayField = ({ label, day, onChoose }: DayFieldProps) => (
  <TextField name={label.toLowerCase()} label={label} {...useDayField(day, onChoose)} />
)
