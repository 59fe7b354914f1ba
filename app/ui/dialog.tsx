import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Read out after the title. */
  description: ReactNode
  /** Where focus goes if what opened the dialog is gone when it closes. */
  fallbackFocus?: () => HTMLElement | null
  children: ReactNode
}

/**
 * A sheet at the side, the whole screen on a phone. Radix's overlay is left out on purpose: its scroll lock injects a
 * <style> element, which the content security policy refuses. The backdrop and the lock are CSS (dialog.css).
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  fallbackFocus,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <div className="dialog-backdrop" />
        <Primitive.Content
          className="dialog dialog-sheet"
          aria-modal
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusAgain(opener.current, fallbackFocus)
          }}
        >
          <header className="dialog-head">
            <div>
              <Primitive.Title className="dialog-title">{title}</Primitive.Title>
              <Primitive.Description className="dialog-description">
                {description}
              </Primitive.Description>
            </div>
            <Primitive.Close className="button button-quiet">Close</Primitive.Close>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export function focusAgain(opener: Element | null, fallback?: () => HTMLElement | null) {
  const target =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      ? opener
      : fallback?.()
  target?.focus()
}
