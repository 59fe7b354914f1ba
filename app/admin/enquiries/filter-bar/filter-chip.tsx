import { X } from 'lucide-react'
import { useRef } from 'react'
import { usePassFocusOn } from '#app/admin/pass-focus-on.ts'

/** An active filter. Removing it moves the focus to the next chip, else to the last one, else to the search field. */
export function FilterChip({ words, onRemove }: { words: string; onRemove: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  usePassFocusOn(button, nextChip)
  return (
    <button ref={button} type="button" aria-label={`Remove filter ${words}`} onClick={onRemove}>
      <bdi>{words}</bdi>
      <X aria-hidden />
    </button>
  )
}

function nextChip(gone: HTMLElement) {
  const bar = gone.closest('search')
  const chips = () => [...(bar?.querySelectorAll<HTMLElement>('li button') ?? [])]
  const at = chips().indexOf(gone)
  return () => chips()[at] ?? chips().at(-1) ?? bar?.querySelector('input')
}
