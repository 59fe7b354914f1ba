import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommandHandlers } from './commands.ts'
import { lazyPart } from '#app/admin/lazy-part.ts'
import { LazyPalette } from './lazy-palette.tsx'
import { useKeys } from './use-keys.ts'

const useKeySheet = lazyPart(async () => (await import('./key-sheet.tsx')).KeySheet)

/** The commands that work in every room, and the dialogs that they open. */
export function FrameCommands() {
  const navigate = useNavigate()
  const [showsKeys, showKeys] = useState(false)
  const [showsPalette, showPalette] = useState(false)
  const { Part: KeySheet } = useKeySheet(showsKeys, () => showKeys(false))
  const go = (path: string) => () => void navigate(path)
  useKeys()
  useCommandHandlers('frame', {
    inbox: go('/admin/inbox'),
    quarantine: go('/admin/quarantine'),
    people: go('/admin/people'),
    deliveries: go('/admin/deliveries'),
    keys: () => showKeys(true),
    palette: () => showPalette(true),
  })
  return (
    <>
      {showsKeys && KeySheet && <KeySheet onClose={() => showKeys(false)} />}
      <LazyPalette isOpen={showsPalette} close={() => showPalette(false)} />
    </>
  )
}
