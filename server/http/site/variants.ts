/**
 * Some pages were rendered once for each answer to a question in the address, as "/resources?type=Guide". Finds the one
 * meant; parameters and values that no page was rendered for are passed over.
 */
export function variantsOf(paths: string[]) {
  const rendered = new Map<string, string>()
  const known = new Map<string, URLSearchParams>()
  for (const each of paths) {
    const [path = '', query] = each.split('?')
    if (query === undefined) continue
    const search = new URLSearchParams(query)
    const values = known.get(path) ?? new URLSearchParams()
    for (const [name, value] of search) values.append(name, value)
    known.set(path, values)
    rendered.set(keyOf(path, search), each)
  }
  return (path: string, url: string) => {
    const values = known.get(path)
    if (!values) return path
    const meant = new URLSearchParams()
    const asked = new URLSearchParams(url.split('?')[1])
    for (const name of new Set(values.keys())) {
      const value = asked.get(name) ?? ''
      if (values.has(name, value)) meant.append(name, value)
    }
    return rendered.get(keyOf(path, meant)) ?? path
  }
}

function keyOf(path: string, search: URLSearchParams) {
  search.sort()
  return `${path}?${search}`
}
