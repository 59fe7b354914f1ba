import { homeLink, legalLinks, mainLinks, servicesMenu } from '#content/navigation.ts'

/** The addresses in the order of the site's menus. */
const menu = [
  homeLink.href,
  ...servicesMenu.map(({ href }) => href),
  ...mainLinks.map(({ href }) => href),
  '/portfolio',
  '/careers',
  ...legalLinks.map(({ href }) => href),
]

/** Sorts pages by the menus. A page that is in no menu comes after its parent page. */
export function inMenuOrder<P extends { path: string }>(pages: P[]): P[] {
  return pages.toSorted((a, b) => placeOf(a.path) - placeOf(b.path))
}

function placeOf(path: string) {
  const place = menu.indexOf(path)
  if (place >= 0) return place
  const above = menu.indexOf(path.slice(0, path.lastIndexOf('/')))
  return above < 0 ? menu.length : above + 0.5
}
