import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { useCommandHandlers } from './enquiries/commands.ts'
import { IconButton } from './icon-button.tsx'
import { holdUndo, releaseUndo, undoLast, useUndoOffer, withdrawUndo } from './undo.ts'
import styles from './undo-bar.module.css'

/** What was just done, and for a while the way back. */
export function UndoBar() {
  const offer = useUndoOffer()
  useCommandHandlers('frame', {
    undo: () => {
      if (!undoLast()) notify.info('Nothing to Undo')
    },
  })
  /** What had the focus before the bar. */
  const before = useRef<HTMLElement>(null)
  const goBack = (act: () => void) => () => {
    before.current?.focus({ preventScroll: true })
    act()
  }
  const undo = goBack(undoLast)
  // Whoever signs out leaves nothing to undo.
  useEffect(() => withdrawUndo, [])
  return (
    <div role="status" className={styles.place}>
      {offer && (
        <div
          key={offer.id}
          className={styles.bar}
          onPointerEnter={holdUndo}
          onPointerLeave={({ currentTarget }) => {
            if (!currentTarget.contains(document.activeElement)) releaseUndo()
          }}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget))
              before.current = relatedTarget as HTMLElement | null
            holdUndo()
          }}
          onBlur={releaseUndo}
        >
          <p>
            {offer.isEarlier && 'Before that: '}
            {offer.said}
          </p>
          <Button
            look="quiet"
            size="small"
            aria-keyshortcuts="z"
            // The second half of a double click lands on what was done before.
            onClick={({ detail }) => detail < 2 && undo()}
          >
            Undo
          </Button>
          <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={goBack(withdrawUndo)} />
        </div>
      )}
    </div>
  )
}
