import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './tooltip.module.css'

const openDelay = 700
const skipDelay = 300

/** Once around a screen, so that moving from one tooltip to the next skips the wait. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
    {children}
  </Primitive.Provider>
)

/** For buttons that show only an icon. They still carry their own `aria-label`. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Primitive.Root>
    <Primitive.Trigger asChild>{children}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
        {text}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
