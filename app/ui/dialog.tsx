import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import * as styles from './dialog.module.css'
import { useDialogFocus } from './dialog-focus.ts'
import * as text from './text.module.css'

type DialogProps = {
  onClose: () => void
  /** Called after the dialog was removed and the focus was restored. */
  onClosed?: (() => void) | undefined
  title: string
  /** The field that gets the focus, with the caret at the end of its text. */
  field?: RefObject<HTMLInputElement | null> | undefined
  /** Whether the title is visually hidden. */
  untitled?: boolean
  /** The class that positions the dialog; by default it is centered like an alert dialog. */
  className?: string | undefined
  children: ReactNode
}

/** A dialog that is open while it is mounted. Without Radix's overlay, for the reason in alert-dialog.tsx. */
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
            // Radix would select the text that was typed while loading, and the next letter would replace it.
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
