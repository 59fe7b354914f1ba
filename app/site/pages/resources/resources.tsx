import { useLocation } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { page, seo } from '#content/pages/resources.ts'
import { Featured } from './featured.tsx'
import { isFiltered, readFilter } from './filter.ts'
import { Library } from './library-section.tsx'
import { Newsletter } from './newsletter.tsx'
import { PlanChest } from './plan-chest.tsx'

export const handle: ScreenHandle = { seo }

/** The index of the resources. A filtered view leaves out the featured one. */
export function Component() {
  const filter = readFilter(new URLSearchParams(useLocation().search))
  return (
    <>
      <PageHero hero={page.hero}>
        <PlanChest />
      </PageHero>
      {!isFiltered(filter) && <Featured />}
      <Library filter={filter} />
      <Newsletter />
    </>
  )
}
