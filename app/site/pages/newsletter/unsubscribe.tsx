import type { ScreenHandle } from '#app/screen.ts'
import letterArrives from '#app/site/drawings/letter-arrives.plate.ts?plate'
import { unsubscribePage } from '#content/newsletter.ts'
import { LinkForm } from './link-form.tsx'

export const handle: ScreenHandle = { seo: unsubscribePage.seo }

export const Component = () => (
  <LinkForm action="/api/newsletter/unsubscribe" page={unsubscribePage} drawing={letterArrives} />
)
