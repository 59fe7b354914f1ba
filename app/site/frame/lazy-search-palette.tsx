import { type ComponentType, useEffect, useState } from 'react'
import { palette } from '#content/search.ts'
import { searchRequestedAttribute, searchRequestedEvent } from './search/search-request.ts'
import { closeMenus } from './menus.ts'
import * as styles from './search-button.module.css'

type Palette = ComponentType<{ onClose: () => void }>
type State =
  | { name: 'closed' }
  | { name: 'open'; Palette: Palette; request: number }
  | { name: 'failed' }

const closed: State = { name: 'closed' }
let requests = 0

/** Loads the search palette when it is first requested. */
export function LazySearchPalette() {
  const [state, setState] = useState<State>(closed)

  useEffect(() => {
    const root = document.documentElement
    const open = () => {
      // The boot script removes the attribute if search did not load in time.
      if (!root.hasAttribute(searchRequestedAttribute)) return fail()
      // First, so that the focus returns to the menu's button and not into the closed menu.
      closeMenus()
      setState((before) => (before.name === 'failed' ? closed : before))
      import('./search/palette.tsx').then(
        // The request may have been cancelled while loading.
        ({ Palette }) =>
          root.hasAttribute(searchRequestedAttribute) &&
          setState({ name: 'open', Palette, request: ++requests }),
        () => {
          root.removeAttribute(searchRequestedAttribute)
          fail()
        },
      )
    }
    const fail = () => setState({ name: 'failed' })
    if (root.hasAttribute(searchRequestedAttribute)) open()
    addEventListener(searchRequestedEvent, open)
    return () => removeEventListener(searchRequestedEvent, open)
  }, [])

  // The `close` event fires later, when search may have been requested again.
  if (state.name === 'open')
    return (
      <state.Palette
        key={state.request}
        onClose={() => setState((now) => (now === state ? closed : now))}
      />
    )
  return (
    <p
      role="alert"
      className={styles.searchFailed}
      // The message, also for a page without React (start.ts).
      data-search-failed={palette.failed}
      suppressHydrationWarning
    >
      {state.name === 'failed' && palette.failed}
    </p>
  )
}
