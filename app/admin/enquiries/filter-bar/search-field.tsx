import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#app/admin/icon-button.tsx'
import { useCommandHandlers } from '#app/admin/enquiries/commands.ts'
import styles from './filter-bar.module.css'

const pauseMs = 250
const maxSearchLength = 200

type SearchFieldProps = {
  value: string
  /** The id of a hint about this search. */
  describedBy: string | undefined
  /** `first`: whether this starts a search, which then gets an entry in the history. */
  search: (text: string, first: boolean) => void
}

/** What is typed is searched for as soon as the typing pauses. The address says it; Back takes it away. */
export function SearchField({ value, describedBy, search }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // What this field asked for and the address does not say yet.
  const [asked, setAsked] = useState<readonly string[]>([])
  if (value !== known) {
    setKnown(value)
    const at = asked.indexOf(value)
    setAsked(asked.slice(at < 0 ? asked.length : at + 1))
    // By Back, a view or a chip: what the address says goes into the field. What was asked for here is older than what was
    // typed since.
    if (at < 0) setTyped(value)
  }
  // What was asked for and is not in the address yet has begun the search.
  const ask = (text: string, first = value === '' && asked.length === 0) => {
    if (text === (asked.at(-1) ?? value)) return
    setAsked((before) => [...before, text])
    search(text, first)
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === value) return undefined
    const timer = setTimeout(() => latest.current(wanted), pauseMs)
    return () => clearTimeout(timer)
    // A new address is no typing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  useCommandHandlers('list', {
    search: () => {
      // It is hidden while a record is open on a narrow screen.
      if (!field.current?.offsetParent) return false
      field.current.focus()
      field.current.select()
      return true
    },
  })
  const clear = () => {
    setTyped('')
    ask('', false)
    field.current?.focus()
  }
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
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Without this Escape would empty the field; it should only leave it.
          event.preventDefault()
          if (event.key === 'Enter') ask(typed.trim())
          const row = event.currentTarget
            .closest('section')
            ?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
          row?.focus()
        }}
      />
      {typed && <IconButton label="Clear the search" icon={<X aria-hidden />} onClick={clear} />}
    </div>
  )
}
