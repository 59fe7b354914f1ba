import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import {
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import * as styles from './menu.module.css'

type MenuProps = {
  /** The trigger button. */
  trigger: ReactElement
  label: string
  children: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  align?: 'start' | 'end'
}

/** Not modal, because Radix's scroll lock injects a style element, which the content security policy blocks. */
export function Menu({ trigger, label, children, open, onOpenChange, align }: MenuProps) {
  const { onPointerDown, ...restoring } = useOpener(open)
  return (
    <Primitive.Root
      modal={false}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Primitive.Trigger asChild onPointerDown={onPointerDown}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark()}>
        <Primitive.Content
          className={styles.menu}
          aria-label={label}
          align={align ?? 'start'}
          sideOffset={4}
          collisionPadding={8}
          {...restoring}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Gives the focus back to where it was when a key of the screen opened the menu, instead of to the menu's button. */
function useOpener(open: boolean | undefined) {
  const opener = useRef<Element | null>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (open && !isPressed.current) opener.current = document.activeElement
    isPressed.current = false
  }, [open])
  return {
    // As Radix opens it: another button of the mouse opens nothing.
    onPointerDown: ({ button, ctrlKey }: PointerEvent) => {
      isPressed.current = button === 0 && !ctrlKey
    },
    onInteractOutside: () => {
      opener.current = null
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = opener
      opener.current = null
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body)
        return
      event.preventDefault()
      current.focus()
    },
  }
}

/** The portal is inside a landmark, because content outside of all landmarks is hard to find with a screen reader. */
const landmark = () => globalThis.document?.querySelector('main') ?? null

type ItemProps = {
  children: ReactNode
  onSelect: () => void
  /** Whether it is checked. If set, the item is a radio item. */
  checked?: boolean
  /** Secondary text at the end of the line, such as a shortcut. */
  hint?: ReactNode
  icon?: ReactNode
}

export const MenuItem = ({ children, onSelect, checked, hint, icon }: ItemProps) => {
  const content = (
    <>
      <span className={styles.mark}>{icon ?? (checked && <Check aria-hidden />)}</span>
      <span className={styles.words}>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  )
  return checked === undefined ? (
    <Primitive.Item className={styles.item} onSelect={onSelect}>
      {content}
    </Primitive.Item>
  ) : (
    <Primitive.CheckboxItem
      role="menuitemradio"
      aria-checked={checked}
      className={styles.item}
      checked={checked}
      onSelect={onSelect}
    >
      {content}
    </Primitive.CheckboxItem>
  )
}

export const MenuNote = ({ children }: { children: ReactNode }) => (
  <Primitive.Label className={styles.note}>{children}</Primitive.Label>
)

export const MenuLine = () => <Primitive.Separator className={styles.line} />
