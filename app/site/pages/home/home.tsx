import { seo } from '#content/home.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Journey } from './journey.tsx'
import { Metrics } from './metrics.tsx'
import { Platforms } from './platforms.tsx'
import { ServiceGrid } from './service-grid.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  return (
    <>
      <Hero />
      <Platforms />
      <Journey />
      <ServiceGrid />
      <Metrics />
      <Closing />
    </>
  )
}
