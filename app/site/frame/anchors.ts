/** Scrolls to the target of a URL's hash, and moves the focus there. */

export function goToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Scrolls to the heading or question that the hash names, or to the top if there is none. */
export function goToAnchor(hash: string, behavior: ScrollBehavior = 'auto') {
  const target = document.getElementById(decodeFragment(hash.slice(1)))
  if (!target) return goToTop()
  if (target instanceof HTMLDetailsElement) return goToQuestion(target)
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ behavior })
}

/** Expands the question, so that its answer is visible. */
function goToQuestion(question: HTMLDetailsElement) {
  question.open = true
  question.querySelector('summary')?.focus({ preventScroll: true })
  question.scrollIntoView()
}

function decodeFragment(fragment: string) {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
