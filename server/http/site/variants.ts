/**
 * Some pages are prerendered once per answer to a question in the query, such as "/resources?type=Guide". Finds the
 * right one; parameters and values without a page are ignored.
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
    const query = new URLSearchParams(url.split('?')[1])
    for (const name of new Set(values.keys())) {
      const value = query.get(name) ?? ''
      if (values.has(name, value)) meant.append(name, value)
    }
    return rendered.get(keyOf(path, meant)) ?? path
  }
}

function keyOf(path: string, search: URLSearchParams) {
  search.sort()
  return `${path}?${search}`
}
