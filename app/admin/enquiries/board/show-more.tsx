import { useRef } from 'react'
import { useFocusAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { Button } from '#app/ui/button.tsx'

/** The button below a column. When it leaves with the last cards, the first of them gets its focus. */
export function ShowMore({ busy, show }: { busy: boolean; show: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, (gone) => {
    const column = gone.closest('section')
    const cards = () => [...(column?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const before = new Set(cards().map(({ dataset }) => dataset['row']))
    return () => cards().find(({ dataset }) => !before.has(dataset['row'])) ?? cards().at(-1)
  })
  return (
    <Button ref={button} look="quiet" size="small" busy={busy} onClick={show}>
      Show more
    </Button>
  )
}
