import { useCallback, useEffect, useState } from 'react'

const prefix = 'anacapa.draft'

type Kind = 'note' | 'reply' | 'reply-key'

/** Where storage is full or blocked: these live as long as the page does. */
const unstored = new Map<string, string>()

const keyOf = (kind: Kind, enquiry: string, person: string) =>
  `${prefix}.${kind}.${enquiry}.${person}`

/** For where it is not on the screen. */
export const readDraft = (kind: Kind, enquiry: string, person: string) =>
  read(keyOf(kind, enquiry, person))

/** What is being written: per kind, enquiry and person, so that neither a reload nor a colleague at this desk gets it wrong. */
export function useDraft(kind: Kind, enquiry: string, person: string) {
  const key = keyOf(kind, enquiry, person)
  const [text, setText] = useState(() => read(key))
  // Another tab of this person may write on the same one.
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
      // To this tab's other fields for the same: a browser tells only the other tabs.
      dispatchEvent(new StorageEvent('storage', { key, newValue: next || null }))
    },
    [key],
  )
  return [text, write] as const
}

function read(key: string) {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
