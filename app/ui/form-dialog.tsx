import { Dialog as Primitive } from 'radix-ui'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import * as styles from './dialog.module.css'
import { useDialogFocus } from './dialog-focus.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type FormDialogProps = {
  title: string
  action: string
  onCancel: () => void
  onSave: (fields: FormData) => void
  busy?: boolean
  /** Set if the action cannot be undone. */
  dangerous?: boolean
  /** A further action besides confirm and cancel. */
  besides?: ReactNode
  children: ReactNode
}

const isTyped = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  !['', field.defaultValue].includes(field.value)

/** Focuses the first invalid field, which announces its error. */
const focusInvalid = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()

/**
 * A dialog with a form. Once something is typed, Escape, Back and a click outside only focus "Cancel". Without Radix's
 * overlay, for the reason in alert-dialog.tsx.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, action, onCancel, onSave, busy, dangerous, besides, children } = props
  const restoreFocus = useDialogFocus()
  const form = useRef<HTMLFormElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const hasTyped = () => [...(form.current?.elements ?? [])].some(isTyped)
  const stay = () => cancel.current?.focus()
  const keepTyped = (event: Event) => {
    const isLeft = document.activeElement === cancel.current && event.type === 'keydown'
    if (isLeft || !hasTyped()) return
    event.preventDefault()
    stay()
  }
  useLeaveGuard(hasTyped, stay)
  // The server's answer may mark a field as invalid, too.
  useEffect(() => {
    if (busy === false) focusInvalid(form.current)
  }, [busy])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    // Rendered synchronously, so that an invalid field can be focused.
    flushSync(() => onSave(fields))
    focusInvalid(form.current)
  }
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onCancel()}>
      <Primitive.Portal>
        <div className={styles.dialogBackdrop} />
        <Primitive.Content
          className={`${styles.dialog} ${styles.dialogAlert}`}
          aria-modal
          aria-describedby={undefined}
          onEscapeKeyDown={keepTyped}
          onPointerDownOutside={keepTyped}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            restoreFocus()
          }}
        >
          <Primitive.Title className={styles.dialogTitle}>{title}</Primitive.Title>
          <form ref={form} noValidate onSubmit={save}>
            <div className={styles.dialogFields}>{children}</div>
            <div className={styles.dialogActions}>
              {besides && <div className={styles.dialogBesides}>{besides}</div>}
              <Button ref={cancel} look="secondary" onClick={onCancel}>
                Cancel
              </Button>
              <Button
                type="submit"
                look={dangerous ? 'danger' : 'primary'}
                busy={busy ?? false}
                keepsFocus
              >
                {action}
              </Button>
            </div>
          </form>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
