import { useState } from 'react'
import { SECOND } from '#contract/durations.ts'
import { lazyPart } from '#app/admin/lazy-part.ts'
import { TypedAhead } from './typed-ahead.tsx'

const usePalette = lazyPart(async () => (await import('#app/admin/palette/palette.tsx')).Palette)

const nothing = { typed: '', isEntered: false }

/** The palette, and what is typed until it has loaded. */
export function LazyPalette({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const [ahead, setAhead] = useState(nothing)
  const type = (typed: string) => setAhead({ typed, isEntered: false })
  const closeAndForget = () => {
    setAhead(nothing)
    close()
  }
  // After a failure not at once, because what is still being typed would run commands. It is kept for the next attempt.
  const { Part: Palette } = usePalette(isOpen, () => setTimeout(close, 2 * SECOND))
  if (!isOpen) return null
  if (Palette) return <Palette ahead={ahead} onClose={closeAndForget} />
  return (
    <TypedAhead
      typed={ahead.typed}
      type={type}
      enter={() => setAhead({ ...ahead, isEntered: true })}
      onClose={closeAndForget}
    />
  )
}
