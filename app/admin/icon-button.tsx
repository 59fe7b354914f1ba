import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '#app/ui/tooltip.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: ReactNode }

/** A button that shows only its icon; the tooltip says what it does. */
export const IconButton = ({ label, icon, children, ...rest }: IconButtonProps) => (
  <Tooltip text={label}>
    <button type="button" className={styles.button} aria-label={label} {...rest}>
      {icon}
      {children}
    </button>
  </Tooltip>
)
