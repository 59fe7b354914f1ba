import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import * as styles from './dialog.module.css'
import { useDialogFocus } from './dialog-focus.ts'
import * as text from './text.module.css'

type DialogProps = {
  onClose: () => void
  /** Called after it has gone and the focus is back where it was. */
  onClosed?: (() => void) | undefined
  title: string
  /** The field that gets the focus first, with the cursor behind its text. */
  field?: RefObject<HTMLInputElement | null> | undefined
  /** Whether the title is only there for screen readers. */
  untitled?: boolean
  /** Places it at a side of the screen; without it the dialog is in the middle, like a question. */
  className?: string | undefined
  children: ReactNode
}

/** On the screen from the moment it is rendered. Why Radix's overlay is left out: see the alert dialog. */
export function Dialog(props: DialogProps) {
  const { onClose, onClosed, field, title, untitled = false, className, children } = props
  const restoreFocus = useDialogFocus()
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <div className={styles.dialogBackdrop} />
        <Primitive.Content
          className={`${styles.dialog} ${className ?? styles.dialogAlert}`}
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            if (!field?.current) return
            // Radix would select what was typed ahead, and the next letter would write over it.
            event.preventDefault()
            const { length } = field.current.value
            field.current.focus()
            field.current.setSelectionRange(length, length)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            restoreFocus()
            onClosed?.()
          }}
        >
          <Primitive.Title className={untitled ? text.srOnly : styles.dialogTitle}>
            {title}
          </Primitive.Title>
          {className ? children : <div className={styles.dialogBody}>{children}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
