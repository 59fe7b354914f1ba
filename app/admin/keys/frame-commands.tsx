import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommandHandlers } from '#app/admin/enquiries/commands.ts'
import { TypedAhead } from './typed-ahead.tsx'
import { useKeys } from './use-keys.ts'

const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

const Palette = lazy(async () => ({
  default: (await import('#app/admin/palette/palette.tsx')).Palette,
}))

const nothing = { typed: '', isEntered: false }

/** The commands that work in every room, and the dialogs that they open. */
export function FrameCommands() {
  const navigate = useNavigate()
  const [showsKeys, showKeys] = useState(false)
  const [showsPalette, showPalette] = useState(false)
  const [ahead, setAhead] = useState(nothing)
  const closePalette = () => {
    showPalette(false)
    setAhead(nothing)
  }
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
      <Suspense>{showsKeys && <KeySheet onClose={() => showKeys(false)} />}</Suspense>
      {showsPalette && (
        <Suspense
          fallback={
            <TypedAhead
              typed={ahead.typed}
              type={(typed) => setAhead({ typed, isEntered: false })}
              enter={() => setAhead({ ...ahead, isEntered: true })}
              onClose={closePalette}
            />
          }
        >
          <Palette ahead={ahead} onClose={closePalette} />
        </Suspense>
      )}
    </>
  )
}
