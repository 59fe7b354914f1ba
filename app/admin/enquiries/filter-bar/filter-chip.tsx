import { X } from 'lucide-react'
import { useRef } from 'react'
import { useFocusAfterRemoval } from '#app/admin/focus-after-removal.ts'

type FilterChipProps = { words: string; shown: string; onRemove: () => void }

/** A chosen value. Removing it moves the focus to the next chip, else to the last one, else to the field beside them. */
export function FilterChip({ words, shown, onRemove }: FilterChipProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, nextChip)
  return (
    <button ref={button} type="button" aria-label={`Remove filter ${words}`} onClick={onRemove}>
      <bdi>{shown}</bdi>
      <X aria-hidden />
    </button>
  )
}

function nextChip(gone: HTMLElement) {
  const place = gone.closest('ul')?.parentElement
  const chips = () => [...(place?.querySelectorAll<HTMLElement>(':scope > ul button') ?? [])]
  const at = chips().indexOf(gone)
  return () => chips()[at] ?? chips().at(-1) ?? place?.querySelector<HTMLElement>('input, select')
}
