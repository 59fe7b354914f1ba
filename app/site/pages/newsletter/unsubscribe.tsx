import type { ScreenHandle } from '#app/screen.ts'
import { unsubscribePage } from '#content/newsletter.ts'
import { LinkForm } from './link-form.tsx'

export const handle: ScreenHandle = { seo: unsubscribePage.seo }

export const Component = () => (
  <LinkForm action="/api/newsletter/unsubscribe" page={unsubscribePage} />
)
