/** The furthest section of an article that a reader reached, stored on the device only. */
const keyOf = (slug: string) => `reading.${slug}`

export function storedReadingPlace(slug: string) {
  try {
    return localStorage.getItem(keyOf(slug))
  } catch {
    return null
  }
}

export function saveReadingPlace(slug: string, id: string) {
  try {
    localStorage.setItem(keyOf(slug), id)
  } catch {
    // Storage is blocked; nothing is offered next time.
  }
}

export function forgetReadingPlace(slug: string) {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // Storage is blocked, so there was nothing to forget.
  }
}
