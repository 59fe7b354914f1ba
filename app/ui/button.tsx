import type { ComponentProps } from 'react'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'chalk' | 'chalk-outline'
export type ButtonSize = 'small' | 'medium' | 'large'

/** The classes of a button, for links that look like one as well. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'medium') {
  return ['button', look !== 'primary' && `button-${look}`, size !== 'medium' && `button-${size}`]
    .filter(Boolean)
    .join(' ')
}

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; busy?: boolean }

/** A busy button cannot be pressed again; what it reads while busy is its owner's business. */
export function Button({ look, size, busy = false, disabled, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(look, size)} ${className}`.trim()}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  )
}
