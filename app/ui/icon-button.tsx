import type { ComponentProps, ReactNode } from 'react'
import { tooltip } from './tooltip.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
}

/** A button that shows only its icon; the tooltip says what it does. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} {...tooltip(label)} {...rest}>
    {icon}
  </button>
)
