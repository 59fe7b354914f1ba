import { askedEvent, askedMark, slashKey } from './asked.ts'

/**
 * Listens for `/`, Ctrl-K or Cmd-K and presses of a search button. The boot script calls it, so that not even the
 * first press is lost: the mark waits until React is there to answer.
 */
export function listenForSearch() {
  addEventListener('keydown', (event) => {
    if (asksForSearch(event)) ask(event)
  })
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-opens-search]')) ask(event)
  })
}

function ask(event: Event) {
  event.preventDefault()
  document.documentElement.setAttribute(askedMark, '')
  dispatchEvent(new Event(askedEvent))
}

function asksForSearch(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, defaultPrevented } = event
  if (repeat || isComposing || defaultPrevented || altKey) return false
  // Staff pages have no search.
  if (!document.querySelector('[data-opens-search]')) return false
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !ctrlKey && !isTyping(event.target) && !isSlashOff()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null

function isSlashOff() {
  try {
    return localStorage.getItem(slashKey) === 'off'
  } catch {
    return false
  }
}
