import type { ComponentProps } from 'react'
import * as styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'chalk' | 'chalk-outline'
export type ButtonSize = 'small' | 'medium' | 'large'

/** The class names of a button, for links that look like buttons. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'medium') {
  return [styles.button, looks[look], sizes[size]].filter(Boolean).join(' ')
}

const looks: Record<ButtonLook, string | undefined> = {
  primary: undefined,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
  chalk: styles.chalk,
  'chalk-outline': styles.chalkOutline,
}

const sizes: Record<ButtonSize, string | undefined> = {
  small: styles.small,
  medium: undefined,
  large: styles.large,
}

type Props = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  busy?: boolean
  /** Also for submit buttons. */
  keepsFocus?: boolean
}

const ignore: Props['onClick'] = (event) => event.preventDefault()

/**
 * A busy button cannot be pressed. A submit button is then disabled; any other gets `aria-disabled`, because a disabled
 * button loses the focus.
 */
export function Button(props: Props) {
  const { look, size, busy = false, keepsFocus, disabled, className = '', ...rest } = props
  const keeps = busy && (keepsFocus || rest.type !== 'submit')
  return (
    <button
      type="button"
      {...rest}
      {...(keeps && { 'aria-disabled': true, onClick: ignore })}
      className={`${buttonClass(look, size)} ${className}`.trim()}
      disabled={disabled || (busy && !keeps)}
      aria-busy={busy || undefined}
    />
  )
}
