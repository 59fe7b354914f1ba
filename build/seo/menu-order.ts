import { homeLink, legalLinks, mainLinks, servicesMenu } from '#content/navigation.ts'
import { page as resources } from '#content/pages/resources.ts'

/** The featured resource, then the others as the index shows them. */
const resourceSlugs = [resources.featured.slug, ...resources.grid.slugs]

/** The addresses in the order of the site's menus, each resource after the index that lists it. */
const menu = [
  homeLink.href,
  ...servicesMenu.map(({ href }) => href),
  ...mainLinks.flatMap(({ href }) =>
    href === '/resources' ? [href, ...resourceSlugs.map((slug) => `${href}/${slug}`)] : [href],
  ),
  '/portfolio',
  '/careers',
  ...legalLinks.map(({ href }) => href),
]

/** Sorts pages by the menus. A page that is in no menu comes after its parent page and that page's others. */
export function inMenuOrder<P extends { path: string }>(pages: P[]): P[] {
  return pages.toSorted((a, b) => placeOf(a.path) - placeOf(b.path))
}

function placeOf(path: string) {
  const place = menu.indexOf(path)
  if (place >= 0) return place
  const above = path.slice(0, path.lastIndexOf('/'))
  return menu.findLastIndex((href) => href === above || href.startsWith(`${above}/`)) + 0.5
}
