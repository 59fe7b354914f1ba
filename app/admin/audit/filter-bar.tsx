import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '#app/admin/download.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { listPath } from '#app/admin/page.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { auditActions } from '#contract/audit-actions.ts'
import { actionWords } from './action-words.ts'
import styles from './audit.module.css'
import { type Filters, isNarrowed, parametersOf } from './filters.ts'

type FilterBarProps = { filters: Filters; setFilters: (filters: Filters) => void }

const everything: Filters = { action: null, actor: null, subject: null, from: null, to: null }

/** Narrows the list, and downloads what it then has. */
export function FilterBar({ filters, setFilters }: FilterBarProps) {
  const { action, from, to } = filters
  const day = (name: 'from' | 'to') => (event: { currentTarget: HTMLInputElement }) => {
    const { value, validity } = event.currentTarget
    if (validity.valid) setFilters({ ...filters, [name]: value || null })
  }
  return (
    // What the address says goes into the fields, also after Back.
    <div key={`${action} ${from} ${to}`} role="search" className={styles.bar}>
      <SelectField
        name="action"
        label="What happened"
        defaultValue={action ?? ''}
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
      <TextField
        name="from"
        type="date"
        label="From"
        defaultValue={from ?? ''}
        onBlur={day('from')}
      />
      <TextField name="to" type="date" label="To" defaultValue={to ?? ''} onBlur={day('to')} />
      <div className={styles.buttons}>
        {isNarrowed(filters) && (
          <Button look="quiet" size="small" onClick={() => setFilters(everything)}>
            Show all
          </Button>
        )}
        <Export filters={filters} format="csv" />
        <Export filters={filters} format="json" />
      </div>
    </div>
  )
}

function Export({ filters, format }: { filters: Filters; format: 'csv' | 'json' }) {
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const save = async () => {
    setBusy(true)
    try {
      await download(listPath('/api/audit/export', { format, ...parametersOf(filters) }))
      // Which is an entry itself.
      void client.invalidateQueries({ queryKey: ['audit'] })
    } catch (error) {
      const sentence = failureSentence(error, 'The audit trail could not be downloaded.')
      if (sentence) notify.error('Download Failed', sentence)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" size="small" busy={busy} onClick={() => void save()}>
      Download {format.toUpperCase()}
    </Button>
  )
}
