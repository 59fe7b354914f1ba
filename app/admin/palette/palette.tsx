import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { runCommand } from '#app/admin/keys/commands.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { matchingEntries } from './entries.ts'
import styles from './palette.module.css'
import { usePaletteEntries } from './use-palette-entries.ts'

type PaletteProps = {
  /** What was typed while the palette was loading, and whether it ended with Enter. */
  ahead: { typed: string; isEntered: boolean }
  onClose: () => void
}

/** Finds rooms, views, people, commands and enquiries. */
export function Palette({ ahead, onClose }: PaletteProps) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(ahead.typed)
  const [isEntered, setEntered] = useState(false)
  // The key and not the position, which changes when server results arrive above it.
  const [chosenKey, setChosenKey] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const { entries, busy } = usePaletteEntries(typed)
  const groups = matchingEntries(entries, typed)
  const all = groups.flatMap((group) => group.entries)
  const at = Math.max(
    0,
    all.findIndex(({ key }) => key === chosenKey),
  )
  const active = all[at]

  const choose = (entry: (typeof all)[number]) => {
    // Run by `onClosed`, so that commands find the focus where it was before the palette opened.
    chosen.current = () => {
      if (entry.command) runCommand(entry.command)
      else if (entry.to) void navigate(entry.to)
    }
    onClose()
  }
  const move = (to: number) => {
    const next = (to + all.length) % Math.max(1, all.length)
    setChosenKey(all[next]?.key)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  // Enter waits for the results of a pending search.
  useEffect(() => {
    if (isEntered && active) choose(active)
    else if (!busy) setEntered(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEntered, active, busy])
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: Math.min(at + 8, all.length - 1),
      PageUp: Math.max(at - 8, 0),
    }
    const to = steps[event.key]
    if (to !== undefined) move(to)
    else if (event.key === 'Enter') setEntered(true)
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose()
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      title="Go anywhere, do anything"
      untitled
      className={styles.palette}
      field={field}
      onClose={onClose}
      onClosed={() => chosen.current?.()}
    >
      <input
        ref={field}
        role="combobox"
        aria-label="Search for a room, a view, a person, a command or an enquiry"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.key}`}
        aria-autocomplete="list"
        placeholder="Go anywhere, do anything"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setChosenKey(undefined)
          setEntered(false)
        }}
        onKeyDown={press}
        // Only now, because the dialog can only be closed once it has the focus.
        onFocus={() => setEntered(ahead.isEntered && typed === ahead.typed)}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" aria-busy={busy}>
        {groups.map(({ name, entries: found }, group) => (
          <div key={name} role="group" aria-labelledby={`${id}-group-${group}`}>
            <p id={`${id}-group-${group}`}>{name}</p>
            {found.map((entry) => (
              // The keys are handled by the field, which keeps the focus.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={entry.key}
                id={`${id}-${entry.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                onPointerMove={() => setChosenKey(entry.key)}
                onClick={() => choose(entry)}
              >
                <bdi>{entry.words}</bdi>
                {entry.hint && <span>{entry.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {all.length === 0 && (busy ? 'Searching…' : 'Nothing is called that.')}
      </p>
    </Dialog>
  )
}
