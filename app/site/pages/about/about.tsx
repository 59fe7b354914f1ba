import { page, seo } from '#content/pages/about.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import counter from '#app/site/drawings/closing/about.plate.ts?plate'
import { Chart } from './chart.tsx'
import { Crew } from './crew.tsx'
import { Dusk } from './dusk.tsx'
import { Statistics } from './statistics.tsx'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  return (
    <>
      <PageHero hero={page.hero} layout="below">
        <Chart />
      </PageHero>
      <Statistics />
      <Dusk />
      <Story />
      <Crew />
      <Values />
      <ClosingBand closing={page.closing} poster={counter} />
    </>
  )
}
