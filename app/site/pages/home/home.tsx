import { seo } from '#content/home.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Journey } from './journey.tsx'
import { Metrics } from './metrics.tsx'
import { Planner } from './planner.tsx'
import { Platforms } from './platforms.tsx'
import { Proof } from './proof.tsx'
import { ServiceGrid } from './service-grid.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  return (
    <>
      <Hero />
      <Platforms />
      <Proof />
      <Journey />
      <Planner />
      <ServiceGrid />
      <Metrics />
      <Closing />
    </>
  )
}
