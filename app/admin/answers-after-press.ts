import { defaultScheduler, notifyManager } from '@tanstack/react-query'

const longestPressMs = 5_000

/**
 * Shows what arrives while something is pressed only after the release: where it moved that away from under the pointer,
 * there would be no click. Returns how to end this.
 */
export function showAnswersAfterPress() {
  const over = new AbortController()
  const { signal } = over
  let held: (() => void)[] = []
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    isPressed = false
    clearTimeout(timer)
    const shown = held
    held = []
    for (const each of shown) each()
  }
  const press = ({ button, target }: PointerEvent) => {
    // A list that opens keeps the release to itself, and so does a menu of the browser's.
    if (button !== 0 || (target instanceof Element && target.closest('select'))) return
    isPressed = true
    clearTimeout(timer)
    // The release may get lost, as over a scroll bar.
    timer = setTimeout(show, longestPressMs)
  }
  const release = () => {
    clearTimeout(timer)
    // After the click, which follows at once.
    timer = setTimeout(show)
  }

  addEventListener('pointerdown', press, { capture: true, signal })
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, release, { capture: true, signal })
  notifyManager.setScheduler((each) =>
    defaultScheduler(() => {
      if (isPressed) held.push(each)
      else each()
    }),
  )
  return () => {
    over.abort()
    notifyManager.setScheduler(defaultScheduler)
    show()
  }
}
