import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, buttonClass } from './button.tsx'
import * as styles from './dialog.module.css'
import { useDialogFocus } from './dialog-focus.ts'

type AlertDialogProps = {
  open: boolean
  onCancel: () => void
  title: ReactNode
  children: ReactNode
  confirm: string
  busy?: boolean
  /** Set if the action can be undone. */
  harmless?: boolean
  onConfirm: () => void
  fallbackFocus?: () => HTMLElement | null
}

/**
 * Asks before something that cannot be undone, or that affects a lot. The focus starts on Cancel, and is restored
 * afterwards. Without Radix's overlay, whose scroll lock injects a <style> element that the content security policy
 * blocks: backdrop and scroll lock are CSS (dialog.module.css).
 */
export function AlertDialog(props: AlertDialogProps) {
  const restoreFocus = useDialogFocus(props.open)
  return (
    <Primitive.Root open={props.open} onOpenChange={(next) => !next && props.onCancel()}>
      <Primitive.Portal>
        <div className={styles.dialogBackdrop} />
        <Primitive.Content
          className={`${styles.dialog} ${styles.dialogAlert}`}
          aria-modal
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            restoreFocus(props.fallbackFocus)
          }}
        >
          <Primitive.Title className={styles.dialogTitle}>{props.title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className={styles.dialogBody}>{props.children}</div>
          </Primitive.Description>
          <div className={styles.dialogActions}>
            <Primitive.Cancel className={buttonClass('secondary')}>Cancel</Primitive.Cancel>
            <Button
              look={props.harmless ? 'primary' : 'danger'}
              busy={props.busy ?? false}
              onClick={props.onConfirm}
            >
              {props.confirm}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
