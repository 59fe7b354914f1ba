import type { ScreenHandle } from '#app/screen.ts'
import letterFolded from '#app/site/drawings/letter-folded.plate.ts?plate'
import { confirmPage } from '#content/newsletter.ts'
import { LinkForm } from './link-form.tsx'

export const handle: ScreenHandle = { seo: confirmPage.seo }

export const Component = () => (
  <LinkForm action="/api/newsletter/confirm" page={confirmPage} drawing={letterFolded} />
)
