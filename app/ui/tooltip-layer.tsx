import { Tooltip as Primitive } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as styles from './tooltip.module.css'
import { followTooltipTarget, type TooltipTarget } from './tooltip-target.ts'

/** One tooltip for all buttons, whose texts are in `data-tooltip`. */
export function showTooltips() {
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(<TooltipLayer />)
}

function TooltipLayer() {
  const [target, show] = useState<TooltipTarget | null>(null)
  const following = useRef<ReturnType<typeof followTooltipTarget>>(undefined)
  useEffect(() => {
    following.current = followTooltipTarget(show)
    return following.current.end
  }, [])
  useEffect(() => {
    if (!target) return undefined
    const observer = new MutationObserver(() => {
      if (!target.button.isConnected) following.current?.close()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [target])
  return target && <Shown target={target} dismiss={() => following.current?.close()} />
}

/** The library anchors the tooltip to an element that covers the button. */
function Shown({ target, dismiss }: { target: TooltipTarget; dismiss: () => void }) {
  const { left, top, width, height } = target.button.getBoundingClientRect()
  return (
    <Primitive.Provider>
      <Primitive.Root open onOpenChange={(open) => !open && dismiss()}>
        <Primitive.Trigger asChild>
          <span aria-hidden className={styles.anchor} style={{ left, top, width, height }} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            className={styles.tooltip}
            data-tooltip-content
            data-delayed={target.delayed}
            sideOffset={6}
            collisionPadding={8}
          >
            {target.button.dataset['tooltip']}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
