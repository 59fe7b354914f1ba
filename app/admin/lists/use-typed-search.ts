import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/**
 * The text of a search field whose search is part of the URL: `search` is called as soon as typing pauses. Its `first`
 * says whether this is the start of a search, which then gets its own history entry. The field follows the URL when it
 * changes elsewhere, as by Back or a chip.
 */
export function useTypedSearch(value: string, search: (text: string, first: boolean) => void) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Searches from this field that have not reached the URL yet.
  const [asked, setAsked] = useState<readonly string[]>([])
  if (value !== known) {
    setKnown(value)
    const at = asked.indexOf(value)
    setAsked(asked.slice(at < 0 ? asked.length : at + 1))
    // A search of this field is older than what has been typed since.
    if (at < 0) setTyped(value)
  }
  const latestAsked = asked.at(-1) ?? value
  const ask = (text: string, first = value === '' && asked.length === 0) => {
    if (text === latestAsked) return
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
    // Runs when something is typed, and not when the URL changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  return {
    typed,
    setTyped,
    /** Searches without waiting for a pause. */
    searchNow: () => ask(typed.trim()),
    /** Clears the field. `start` is for a search that drops more than the text. */
    clear: (start = () => search('', false)) => {
      setTyped('')
      if (latestAsked !== '') setAsked((before) => [...before, ''])
      start()
    },
  }
}
