import { page, seo } from '#content/pages/portfolio.ts'
import type { ScreenHandle } from '#app/screen.ts'
import poster from '#app/site/drawings/closing/portfolio.plate.ts?plate'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { Counts } from './counts.tsx'
import { Plate } from '#app/site/drawings/plate.tsx'
import * as styles from './portfolio.module.css'
import lightTable from './light-table.plate.ts?plate'
import { Samples } from './samples.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  const { hero, closing } = page
  return (
    <>
      <PageHero hero={hero}>
        <Plate of={lightTable} eager className={styles.lightTable} />
      </PageHero>
      <Counts />
      <Samples />
      <ClosingBand closing={closing} poster={poster} look="before" />
    </>
  )
}
