type Versioned = { id: string; version: number }

/** By an enquiry and the version that a change was made from: the one that came of it. */
const successors = new Map<string, number>()

/** Whoever changes twice in a row means the second change to follow the first, not to compete with it. */
export function latestVersion({ id, version }: Versioned) {
  let latest = version
  for (let next = successors.get(`${id} ${latest}`); next; next = successors.get(`${id} ${latest}`))
    latest = next
  return latest
}

/** Notes what a change of this browser made of a version. */
export function noteVersion(id: string, before: number, after: number) {
  if (after !== before) successors.set(`${id} ${before}`, after)
}
