import { notifyManager } from '@tanstack/react-query'

const maxPressMs = 5_000

/**
 * Delays query updates while the pointer is pressed, because an update that moves the element under the pointer would
 * prevent the click.
 */
export function holdUpdatesWhilePressed() {
  let held: (() => void)[] = []
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const endAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isPressed = false
      const due = held
      held = []
      for (const each of due) each()
    }, ms)
  }
  const press = ({ button, target }: PointerEvent) => {
    // An open native select and the browser's context menu swallow the pointerup.
    if (button !== 0 || (target instanceof Element && target.closest('select'))) return
    isPressed = true
    // The pointerup may never arrive, for example over a scroll bar.
    endAfter(maxPressMs)
  }
  // In the next task, after the click event that follows the pointerup.
  const release = () => endAfter(0)

  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  notifyManager.setScheduler((each) => {
    setTimeout(() => {
      if (isPressed) held.push(each)
      else each()
    })
  })
}
