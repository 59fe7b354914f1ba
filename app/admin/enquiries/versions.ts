type Versioned = { id: string; version: number }

/** By id and version: the version after a change by this browser. */
const successors = new Map<string, number>()

/** The version after this browser's own changes, so that a second change in a row does not conflict with the first. */
export function latestVersion({ id, version }: Versioned) {
  let latest = version
  for (let next = successors.get(`${id} ${latest}`); next; next = successors.get(`${id} ${latest}`))
    latest = next
  return latest
}

/** The same for several, by id. */
export const latestVersions = (versions: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(versions).map(([id, version]) => [id, latestVersion({ id, version })]),
  )

/** Records that a change of this browser has raised the version. */
export function noteVersion(id: string, before: number, after: number) {
  if (after !== before) successors.set(`${id} ${before}`, after)
}
