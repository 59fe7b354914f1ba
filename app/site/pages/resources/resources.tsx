import { useLocation } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { page, seo } from '#content/pages/resources.ts'
import { Featured } from './featured.tsx'
import { isFiltered, readFilter } from './filter.ts'
import { Library } from './library-section.tsx'
import { Newsletter } from './newsletter.tsx'
import chest from './plan-chest.plate.ts?plate'
import * as styles from './resources.module.css'

export const handle: ScreenHandle = { seo }

const { slug, button } = page.featured
/** The open drawer holds the featured resource. */
const hero = { ...page.hero, primary: { label: button, href: `/resources/${slug}` } }

/** The index of the resources. A filtered view leaves out the featured one. */
export function Component() {
  const filter = readFilter(new URLSearchParams(useLocation().search))
  return (
    <>
      <PageHero hero={hero}>
        <Plate of={chest} className={styles.planChest} eager />
      </PageHero>
      {!isFiltered(filter) && <Featured />}
      <Library filter={filter} />
      <Newsletter />
    </>
  )
}
