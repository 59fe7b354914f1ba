import { searchRequestedEvent, searchRequestedAttribute, slashKey } from './search-request.ts'

const root = document.documentElement

/**
 * Listens for `/`, Ctrl-K or Cmd-K and presses of a search button. The boot script calls it, so that not even the
 * first press is lost: the mark waits until React is there to answer, and keeps what is typed until then.
 */
export function listenForSearch() {
  addEventListener('keydown', (event) => {
    if (asksForSearch(event)) ask(event)
    else if (root.hasAttribute(searchRequestedAttribute)) keepTyped(event)
  })
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-opens-search]')) ask(event)
  })
}

function ask(event: Event) {
  event.preventDefault()
  root.setAttribute(searchRequestedAttribute, '')
  dispatchEvent(new Event(searchRequestedEvent))
}

function keepTyped(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, isComposing } = event
  const typed = root.getAttribute(searchRequestedAttribute) ?? ''
  if (key === 'Escape') return root.removeAttribute(searchRequestedAttribute)
  if (ctrlKey || metaKey || isComposing) return
  if (key === 'Backspace') root.setAttribute(searchRequestedAttribute, typed.slice(0, -1))
  else if (key.length === 1) root.setAttribute(searchRequestedAttribute, typed + key)
  else return
  event.preventDefault()
}

function asksForSearch(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, defaultPrevented } = event
  if (repeat || isComposing || defaultPrevented || altKey) return false
  // A second slash is part of what is typed.
  if (key === '/' && root.hasAttribute(searchRequestedAttribute)) return false
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
