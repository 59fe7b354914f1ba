import { useRef } from 'react'
import { useFocusAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { Button } from '#app/ui/button.tsx'
import * as text from '#app/ui/text.module.css'
import styles from './board-column.module.css'

type ShowMoreProps = { words: string; busy: boolean; failed: boolean; show: () => void }

/** The button below a column. When it leaves with the last cards, the first of them gets its focus. */
export function ShowMore({ words, busy, failed, show }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, (gone) => {
    const column = gone.closest('section')
    const cards = () => [...(column?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const before = new Set(cards().map(({ dataset }) => dataset['row']))
    return () => cards().find(({ dataset }) => !before.has(dataset['row'])) ?? cards().at(-1)
  })
  return (
    <div className={styles.more}>
      <p role="status">{failed && 'More could not be loaded.'}</p>
      <Button ref={button} look="quiet" size="small" busy={busy} onClick={show}>
        {failed ? 'Retry' : 'Show more'}
        <span className={text.srOnly}>: {words}</span>
      </Button>
    </div>
  )
}
