import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useFocusHeadingAfterRemoval } from './focus-after-removal.ts'

/** Dismisses the notice that it is part of, and moves the focus to the nearest heading. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHeadingAfterRemoval(button)
  return <IconButton ref={button} label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
}
