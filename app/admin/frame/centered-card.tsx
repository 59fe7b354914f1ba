import type { ComponentProps, ReactNode } from 'react'
import styles from './centered-card.module.css'
import { Masthead } from './masthead.tsx'

/** A screen with a single card on it. */
export const CenteredCard = ({ children }: { children: ReactNode }) => (
  <main className={styles.alone}>{children}</main>
)

export const NoticeCard = ({ children, ...rest }: ComponentProps<'div'>) => (
  <div className={styles.card} {...rest}>
    <Masthead />
    {children}
  </div>
)
