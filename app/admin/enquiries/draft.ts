import { useCallback, useEffect, useState } from 'react'

const prefix = 'anacapa.draft'

/** `note-ID`: the correction of a note. */
type Kind = 'note' | `note-${string}` | 'reply' | 'reply-key'

/** Drafts that could not be stored. They are lost with the page. */
const unstored = new Map<string, string>()

const keyOf = (kind: Kind, enquiry: string, person: string) =>
  `${prefix}.${kind}.${enquiry}.${person}`

/** Reads a draft outside of a component. */
export const readDraft = (kind: Kind, enquiry: string, person: string) =>
  read(keyOf(kind, enquiry, person))

/**
 * An unsent text in local storage, per enquiry and person, so that it survives a reload and is not shown to other users
 * of this browser.
 */
export function useDraft(kind: Kind, enquiry: string, person: string) {
  const key = keyOf(kind, enquiry, person)
  const [text, setText] = useState(() => read(key))
  // Another tab may edit the same draft.
  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === key && setText(event.newValue ?? '')
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])
  const write = useCallback(
    (next: string) => {
      setText(next)
      try {
        if (next) localStorage.setItem(key, next)
        else localStorage.removeItem(key)
        unstored.delete(key)
      } catch {
        unstored.set(key, next)
      }
      // The browser fires `storage` events in other tabs only; this one is for other components in this tab.
      dispatchEvent(new StorageEvent('storage', { key, newValue: next || null }))
    },
    [key],
  )
  return [text, write] as const
}

/** Removes all that was written about an enquiry that no longer exists. */
export function dropDrafts(enquiry: string) {
  const isOfIt = (key: string) => key.startsWith(prefix) && key.includes(`.${enquiry}.`)
  for (const key of [...unstored.keys()].filter(isOfIt)) unstored.delete(key)
  try {
    for (const key of Object.keys(localStorage).filter(isOfIt)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing in it.
  }
}

function read(key: string) {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
