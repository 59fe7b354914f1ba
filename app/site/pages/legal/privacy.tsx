import { page, seo } from '#content/pages/privacy.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { Deadlines } from './deadlines.tsx'
import { Ledger } from './ledger.tsx'
import { LegalSheet } from './legal-sheet.tsx'
import joint from './joint-phone.plate.ts?plate'
import limits from './limits.plate.ts?plate'
import { WallDrawing } from './wall-drawing.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  return (
    <LegalSheet page={page} drawing={<WallDrawing />} otherSheet={joint}>
      <Ledger />
      <Deadlines {...page.limits} drawings={limits} waits />
    </LegalSheet>
  )
}
