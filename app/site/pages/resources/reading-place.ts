/** The section of an article at which a reader stopped, kept on the device only. */
const keyOf = (slug: string) => `reading.${slug}`

export function keptPlace(slug: string) {
  try {
    return localStorage.getItem(keyOf(slug))
  } catch {
    return null
  }
}

/** `null` when the article has been read to its last section. */
export function keepPlace(slug: string, id: string | null) {
  try {
    if (id) localStorage.setItem(keyOf(slug), id)
    else localStorage.removeItem(keyOf(slug))
  } catch {
    // Storage is blocked; nothing is offered next time.
  }
}
