import type { KeyboardEvent } from 'react'
import { palette } from '#content/search.ts'
import * as styles from './palette.module.css'

type Modifiers = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }
type Props = {
  query: string
  onQuery: (query: string) => void
  listId: string
  activeId: string
  onMove: (step: 1 | -1) => void
  /** Receives the modifier keys, so that Ctrl or Cmd opens a new tab. */
  onChoose: (modifiers: Modifiers) => void
  onClose: () => void
}

/** The search field. The focus stays here; the arrow keys move through the list. */
export function Field({ query, onQuery, listId, activeId, onMove, onChoose, onClose }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'ArrowDown') onMove(1)
    else if (key === 'ArrowUp') onMove(-1)
    else if (key === 'Enter') onChoose({ ctrlKey, metaKey, shiftKey })
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.paletteField}>
      <svg aria-hidden viewBox="0 0 28 28" width="28" height="28">
        <path d="M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0 -16zM18 18L25 25" />
      </svg>
      <input
        role="combobox"
        aria-label={palette.label}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoFocus
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={palette.placeholder}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={onClose} aria-label={palette.close}>
        <svg aria-hidden viewBox="0 0 20 20" width="20" height="20">
          <path d="M4 4L16 16M16 4L4 16" />
        </svg>
      </button>
    </div>
  )
}
