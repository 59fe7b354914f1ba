import { notifyManager } from '@tanstack/react-query'

const maxPressMs = 5_000

/**
 * From now on shows what arrives while something is pressed only after the release: where it moved that away from under
 * the pointer, there would be no click.
 */
export function showAnswersAfterPress() {
  let held: (() => void)[] = []
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const endAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isPressed = false
      const shown = held
      held = []
      for (const each of shown) each()
    }, ms)
  }
  const press = ({ button, target }: PointerEvent) => {
    // A list that opens keeps the release to itself, and so does a menu of the browser's.
    if (button !== 0 || (target instanceof Element && target.closest('select'))) return
    isPressed = true
    // The release may get lost, as over a scroll bar.
    endAfter(maxPressMs)
  }
  // After the click, which follows at once.
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
