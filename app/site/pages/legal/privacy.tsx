import { page, seo } from '#content/pages/privacy.ts'
import type { ScreenHandle } from '#app/screen.ts'
import { Ledger } from './ledger.tsx'
import { LegalSheet } from './legal-sheet.tsx'
import { WallDrawing } from './wall-drawing.tsx'

export const handle: ScreenHandle = { seo }

export function Component() {
  return (
    <LegalSheet page={page} drawing={<WallDrawing />}>
      <Ledger />
    </LegalSheet>
  )
}
