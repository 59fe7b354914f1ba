import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { maxSearchLength } from '#contract/text-limits.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useTypedSearch } from '#app/admin/lists/use-typed-search.ts'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import styles from './filter-bar.module.css'

type SearchFieldProps = {
  value: string
  /** The id of a hint about this search. */
  describedBy: string | undefined
  /** `first`: whether this is the start of a search, which then gets its own history entry. */
  search: (text: string, first: boolean) => void
}

/** Searches as soon as typing pauses. The search is part of the URL; Back removes it. */
export function SearchField({ value, describedBy, search }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { typed, setTyped, searchNow, clear } = useTypedSearch(value, search)
  useCommandHandlers('list', {
    search: () => {
      // The field is hidden while a record is open on a narrow screen.
      if (!field.current?.offsetParent) return false
      field.current.focus()
      field.current.select()
      return true
    },
  })
  return (
    <div className={styles.search}>
      <Search aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label="Search enquiries"
        aria-describedby={describedBy}
        aria-keyshortcuts="/"
        placeholder="Search"
        maxLength={maxSearchLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape', 'ArrowDown'].includes(event.key)) return
          // Without this, Escape would clear the field; it should only leave it.
          event.preventDefault()
          if (event.key === 'Enter') searchNow()
          const list = event.currentTarget.closest('section')
          const row = list?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
          // The others stay in the field, whose words found nothing; Escape leaves it.
          if (row) row.focus()
          else if (event.key === 'Escape') list?.querySelector('h2')?.focus()
        }}
      />
      {typed && (
        <IconButton
          label="Clear the search"
          icon={<X aria-hidden />}
          onClick={() => {
            clear()
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
