import { ListFilter as Icon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { stages } from '#contract/stages.ts'
import { DayField } from './day-field.tsx'
import styles from './filter-menu.module.css'
import { FilterChips } from './filter-chips.tsx'
import type { ListFilter } from './filter-words.ts'
import { periodFault } from './period.ts'
import { PromiseSelect } from './promise-select.tsx'
import { useFilterParts } from './use-filter-parts.ts'
import { WordField } from './word-field.tsx'
import { readValues, writeValues } from '#app/admin/enquiries/filter-values.ts'
import { type Filters, type Listing, type Sort, sorts } from '#app/admin/enquiries/filters.ts'
import { enquiryOrigins } from '#app/admin/enquiries/queries.ts'
import { shortName, useStaff } from '#app/admin/enquiries/staff.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'

type Origin = { value: string; count: number }

type FilterMenuProps = { listing: Listing; show: (listing: Listing) => void }

const sortWords: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'Due first',
}

/** Applies every choice at once. A second value of the same filter is added to the first. */
export function FilterMenu({ listing, show }: FilterMenuProps) {
  const { filters, sort } = listing
  const staff = useStaff()
  const [open, setOpen] = useState(false)
  const { data: origins } = useQuery({ ...enquiryOrigins, enabled: open })
  const menu = useRef<HTMLDetailsElement>(null)
  const set = (changed: Filters) => show({ filters: { ...filters, ...changed }, sort })
  const add = (name: ListFilter, value: string) => {
    const values = readValues(name, filters[name])
    if (!values.includes(value)) set({ [name]: writeValues(name, [...values, value]) })
  }
  const chosen = useFilterParts(filters)
  const parts = open ? chosen : []
  const fault = periodFault(filters)
  const faultId = useId()
  /** A field with the values that are chosen already. */
  const withChosen = (name: ListFilter, field: ReactNode) => (
    <div className={styles.field}>
      {field}
      <FilterChips
        label="Chosen values"
        parts={parts.filter((part) => part.name === name)}
        short
        onRemove={(left) => show({ filters: left, sort })}
      />
    </div>
  )
  const placeholderOf = (name: ListFilter) => (filters[name] ? 'Add another' : 'Any')
  const choices = (name: ListFilter, label: string, options: [value: string, words: string][]) =>
    withChosen(
      name,
      <label>
        {label}
        <ActionSelect placeholder={placeholderOf(name)} onChoose={(value) => add(name, value)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </ActionSelect>
      </label>,
    )
  const words = (name: 'source' | 'campaign', label: string, known: Origin[] | undefined) =>
    withChosen(
      name,
      <WordField
        label={label}
        words={known}
        placeholder={placeholderOf(name)}
        onAdd={(word) => add(name, word)}
      />,
    )
  const flag = (
    name: 'mentioned' | 'unread' | 'waiting' | 'unanswered' | 'follow_up',
    label: string,
    value = '1',
  ) => (
    <label>
      <input
        type="checkbox"
        checked={filters[name] !== undefined}
        onChange={({ currentTarget }) => set({ [name]: currentTarget.checked ? value : undefined })}
      />
      {label}
    </label>
  )
  /** Moves the focus first, so that a field that is being edited applies its value on blur. */
  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    menu.current?.querySelector('summary')?.focus()
    if (menu.current) menu.current.open = false
  }
  return (
    <details
      ref={menu}
      data-menu
      className={styles.menu}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon aria-hidden />
        Filter
      </summary>
      <form onSubmit={close}>
        <label>
          Order
          <select
            value={sort}
            onChange={({ currentTarget }) =>
              show({ filters, sort: sorts.find((one) => one === currentTarget.value) ?? 'newest' })
            }
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {sortWords[one]}
              </option>
            ))}
          </select>
        </label>
        {choices(
          'stage',
          'Stage',
          stages.map((one) => [one, stageWords[one]]),
        )}
        {choices('owner', 'Owner', [
          ['me', 'Me'],
          ['none', 'Nobody'],
          ...staff.slice(1).map(({ id, email }): [string, string] => [id, shortName(email)]),
        ])}
        {choices(
          'need',
          'Need',
          primaryNeeds.map((one) => [one, one]),
        )}
        {choices(
          'range',
          'Revenue',
          revenueRanges.map((one) => [one, one]),
        )}
        <PromiseSelect value={filters.promise} onChoose={(promise) => set({ promise })} />
        {words('source', 'First source', origins?.sources)}
        {words('campaign', 'First campaign', origins?.campaigns)}
        <DayField
          label="Received from"
          moment={filters.from}
          faultId={fault ? faultId : undefined}
          onChoose={(from) => set({ from })}
        />
        <DayField
          label="Received until"
          moment={filters.to}
          faultId={fault ? faultId : undefined}
          onChoose={(to) => set({ to })}
        />
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
        <div className={styles.flags}>
          {flag('unread', 'Unread')}
          {flag('waiting', 'Waiting')}
          {flag('unanswered', 'Unanswered')}
          {flag('follow_up', 'Follow-up due', 'due')}
          {flag('mentioned', 'Mentions me', 'me')}
        </div>
        <div className={styles.foot}>
          <Button type="submit" size="small">
            Done
          </Button>
        </div>
      </form>
    </details>
  )
}
