import { homeLink, legalLinks, mainLinks, servicesMenu } from '#content/navigation.ts'

/** The addresses in the order in which the site's menus lead to them. */
const menu = [
  homeLink.href,
  ...servicesMenu.map(({ href }) => href),
  ...mainLinks.map(({ href }) => href),
  '/portfolio',
  '/careers',
  ...legalLinks.map(({ href }) => href),
]

/** Pages as a visitor meets them: by the menus, a page that is in none of them after the one above it. */
export function inMenuOrder<P extends { path: string }>(pages: P[]): P[] {
  return pages.toSorted((a, b) => placeOf(a.path) - placeOf(b.path))
}

function placeOf(path: string) {
  const place = menu.indexOf(path)
  if (place >= 0) return place
  const above = menu.indexOf(path.slice(0, path.lastIndexOf('/')))
  return above < 0 ? menu.length : above + 0.5
}
