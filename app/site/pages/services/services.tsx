import { page, seo } from '#content/pages/services-overview.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import signpost from '#app/site/drawings/closing/services.plate.ts?plate'
import { Register } from './register.tsx'
import { SheetStack } from './sheet-stack.tsx'
import { Symptoms } from './symptoms.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  return (
    <>
      <PageHero hero={page.hero}>
        <SheetStack />
      </PageHero>
      <Register />
      <Symptoms />
      <ClosingBand closing={page.closing} ground="sheet" poster={signpost} />
    </>
  )
}
