/** The browser operations that journeys need, whatever drives it. */
export type Tab = {
  /** Goes to a path of the site. */
  visit: (path: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function in the page, which can only use its arguments. */
  run: <Answer, Given extends unknown[]>(
    task: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Awaited<Answer>>
  /** Presses the first visible element with this text, once there is one. */
  click: (selector: string, text?: string) => Promise<void>
  /** Types as a keyboard does. */
  type: (selector: string, text: string) => Promise<void>
  /** Presses a key in the element, this many times. */
  press: (selector: string, key: Key, times?: number) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** Script errors, policy violations and everything else that the browser's console reports. */
  faults: () => string[]
  close: () => Promise<void>
}

type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Space'

export type Engine = {
  /** A tab that shares nothing with another. */
  open: (how?: { scripts?: boolean }) => Promise<Tab>
  close: () => Promise<void>
}

/** Runs in the page. */
export function firstSeen(selector: string, text: string) {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const has = (element: Element) => ((element as HTMLElement).innerText ?? '').includes(text)
  return [...document.querySelectorAll(selector)].find((each) => isSeen(each) && has(each)) ?? null
}

/** Scrolls an element into view, and returns where to press it. Runs in the page. */
export function middleInView(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)]
  return { x, y, isOnTop: element.contains(document.elementFromPoint(x, y)) }
}

/** Its position once it no longer moves and nothing covers it. */
export const still = (place: () => Promise<ReturnType<typeof middleInView>>) =>
  once(async () => {
    const first = await place()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const second = await place()
    return second.isOnTop && first.x === second.x && first.y === second.y && second
  }, 'a place to press')

/** Polls until there is an answer, with a long timeout because the machine may be busy. */
export async function once<T>(
  ask: () => Promise<T | null | undefined | false>,
  what: string,
): Promise<T> {
  const end = performance.now() + 20_000
  let reason: unknown
  do {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      // A page that is being left cannot answer.
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (performance.now() < end)
  throw new Error(`Never came: ${what}`, { cause: reason })
}
