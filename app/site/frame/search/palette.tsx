import { useId, useLayoutEffect, useRef, useState } from 'react'
import entries from '#content/search-index'
import { palette } from '#content/search.ts'
import { searchRequestedAttribute } from './search-request.ts'
import { Field } from './field.tsx'
import { Foot } from './foot.tsx'
import { browse, search } from './rank.ts'
import { Results } from './results.tsx'
import { SettledStatus } from '#app/ui/settled-status.tsx'
import { termsOf } from './words.ts'
import * as styles from './palette.module.css'

/** What was typed while the palette was loading. */
const typedSoFar = () => document.documentElement.getAttribute(searchRequestedAttribute) ?? ''

/** The site search: a modal dialog that contains a combobox and its list. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState(typedSoFar)
  const [at, setAt] = useState(0)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    document.documentElement.removeAttribute(searchRequestedAttribute)
    const closeOutside = ({ target }: Event) => target === element && element.close()
    element.addEventListener('click', closeOutside)
    return () => element.removeEventListener('click', closeOutside)
  }, [])

  const asked = query.trim() !== ''
  const groups = asked ? search(entries, query) : browse(entries)
  // Without results the only option is the link to the contact page.
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const options = count || 1
  const found = count ? `${count} ${count === 1 ? 'result' : 'results'}` : palette.nothing
  const optionId = (index: number) => `${id}-${index}`
  const close = () => dialog.current?.close()

  const move = (step: number) => {
    const next = (at + step + options) % options
    setAt(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={palette.label} onClose={onClose}>
      <div className={styles.paletteSheet}>
        <Field
          query={query}
          onQuery={(next) => {
            setQuery(next)
            setAt(0)
            dialog.current?.querySelector('[role=listbox]')?.scrollTo(0, 0)
          }}
          listId={id}
          activeId={optionId(at)}
          onMove={move}
          onChoose={(keys) =>
            document
              .getElementById(optionId(at))
              ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
          }
          onClose={close}
        />
        <SettledStatus isNew afterMs={500}>
          {asked ? found : ''}
        </SettledStatus>
        <Results
          id={id}
          groups={groups}
          query={query.trim()}
          terms={asked ? termsOf(query) : []}
          at={at}
          optionId={optionId}
          onPoint={setAt}
          onChosen={close}
        />
        <Foot />
      </div>
    </dialog>
  )
}
