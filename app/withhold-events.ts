/**
 * Withholds events from the listeners that React adds to its container until the page is hydrated, as if React had not
 * come yet. Hydration runs in short parts; at a click or a key React would do all of what is left at once, before the
 * browser can show the effect of the input.
 */
export function withholdEvents(container: HTMLElement) {
  const add = container.addEventListener.bind(container)
  container.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const whenHydrated = (event: Event) => {
      if ('hydrated' in document.documentElement.dataset) (listener as EventListener)(event)
    }
    add(type, whenHydrated, options)
  }
}
