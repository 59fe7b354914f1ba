import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { Countdown } from './countdown.tsx'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { holdUndo, releaseUndo, undoLast, useUndoOffer, withdrawUndo } from './undo.ts'
import styles from './undo-bar.module.css'
import * as text from '#app/ui/text.module.css'

/** Shows the last action with an Undo button. */
export function UndoBar() {
  const offer = useUndoOffer()
  const [isUndone, setUndone] = useState(false)
  const undoAndSay = () => {
    const done = undoLast()
    setUndone(done)
    return done
  }
  useCommandHandlers('frame', {
    undo: () => {
      if (!undoAndSay()) notify.info('Nothing to Undo')
    },
  })
  /** The element that had the focus before the bar got it. */
  const before = useRef<HTMLElement>(null)
  const goBack = (act: () => void) => () => {
    before.current?.focus({ preventScroll: true })
    act()
  }
  const undo = goBack(undoAndSay)
  // On signing out: the next person must not undo somebody else's change.
  useEffect(() => withdrawUndo, [])
  return (
    <div role="status" className={styles.place}>
      {!offer && isUndone && <p className={text.srOnly}>Undone</p>}
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
            {offer.ends && <Countdown until={offer.until} />}
          </p>
          <Button
            look="quiet"
            size="small"
            aria-keyshortcuts="z"
            // The second click of a double click would undo the change before, which is offered by then.
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
