import { page, seo } from '#content/pages/terms.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { Deadlines } from './deadlines.tsx'
import drawings from './deadlines.plate.ts?plate'
import { JointDrawing } from './joint-drawing.tsx'
import wall from './wall-phone.plate.ts?plate'
import { LegalSheet } from './legal-sheet.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  return (
    <LegalSheet page={page} drawing={<JointDrawing />} otherSheet={wall} ground="sheet">
      <Deadlines {...page.deadlines} drawings={drawings} />
    </LegalSheet>
  )
}
