import { searchRequestedAttribute, searchRequestedEvent } from './search-request.ts'
import { isSlashOn } from './slash-choice.ts'

const root = document.documentElement

/** How long keys typed outside of fields are buffered while the palette is loading. */
const waitMs = 8_000
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Listens for `/`, Ctrl-K or Cmd-K and clicks on a search button. An attribute buffers what is typed until React has
 * loaded, including what was typed before the boot script (start.ts).
 */
export function listenForSearch() {
  if (root.hasAttribute(searchRequestedAttribute)) wait()
  addEventListener('keydown', (event) => {
    if (asksForSearch(event)) ask(event)
    else if (root.hasAttribute(searchRequestedAttribute)) keepTyped(event)
  })
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-opens-search]')) ask(event)
  })
  // A visitor who focuses something else while search is loading no longer wants it.
  addEventListener('focusin', ({ target }) => isTyping(target) && callOff())
}

/** Gives up a request for a search that failed to load: stops capturing keys and tells the visitor. */
export function failSearch() {
  if (!root.hasAttribute(searchRequestedAttribute)) return
  callOff()
  const notice = document.querySelector<HTMLElement>('[data-search-failed]')
  if ('hydrated' in root.dataset) dispatchEvent(new Event(searchRequestedEvent))
  else if (notice) notice.textContent = notice.dataset.searchFailed!
}

function callOff() {
  clearTimeout(waiting)
  root.removeAttribute(searchRequestedAttribute)
}

function ask(event: Event) {
  event.preventDefault()
  // The palette is already open and keeps its text.
  if (document.querySelector('dialog[open]')) return
  root.setAttribute(searchRequestedAttribute, '')
  wait()
  dispatchEvent(new Event(searchRequestedEvent))
}

function wait() {
  clearTimeout(waiting)
  waiting = setTimeout(failSearch, waitMs)
}

function keepTyped(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, isComposing } = event
  const typed = root.getAttribute(searchRequestedAttribute) ?? ''
  if (key === 'Escape') return callOff()
  if (ctrlKey || metaKey || isComposing || isTyping(event.target)) return
  if (key === 'Backspace') root.setAttribute(searchRequestedAttribute, typed.slice(0, -1))
  else if (key.length === 1) root.setAttribute(searchRequestedAttribute, typed + key)
  else return
  event.preventDefault()
}

function asksForSearch(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, defaultPrevented } = event
  if (repeat || isComposing || defaultPrevented || altKey) return false
  // A further slash is part of the text.
  if (key === '/' && root.hasAttribute(searchRequestedAttribute)) return false
  // Staff pages have no search.
  if (!document.querySelector('[data-opens-search]')) return false
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !ctrlKey && !isTyping(event.target) && isSlashOn()
}

/** The browser only removes the focus from a closed dialog in the next frame. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null &&
  !target.closest('dialog:not([open])')
