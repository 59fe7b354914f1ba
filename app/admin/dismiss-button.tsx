import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { usePassFocusToHeading } from './pass-focus-on.ts'

/** Dismisses the notice that it is part of, and moves the focus to the nearest heading. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  usePassFocusToHeading(button)
  return <IconButton ref={button} label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
}
