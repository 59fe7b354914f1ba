import type { ComponentProps, ReactNode } from 'react'
import { tooltip } from '#app/ui/tooltip.ts'
import styles from './icon-button.module.css'

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: ReactNode }

/** A button that shows only its icon; the tooltip says what it does. */
export const IconButton = ({ label, icon, children, ...rest }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} {...tooltip(label)} {...rest}>
    {icon}
    {children}
  </button>
)
