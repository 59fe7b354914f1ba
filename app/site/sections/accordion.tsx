import type { KeyboardEvent } from 'react'
import type { Question } from '#content/page-types.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './accordion.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  /** The `name` of the details elements, of which the browser keeps at most one open. Also the prefix of their ids. */
  name: string
  items: readonly Question[]
  firstOpen?: boolean
}

/** Questions as native details elements. The script only adds the arrow keys. */
export function Accordion({ name, items, firstOpen = false }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          id={`${name}-${index + 1}`}
          name={name}
          open={(firstOpen && index === 0) || undefined}
        >
          <summary onKeyDown={moveBetweenHeaders}>
            <span aria-hidden="true" className={`${text.annotation} ${styles.annotation}`}>
              {index + 1}
            </span>
            <h3 className={text.h3}>{question}</h3>
          </summary>
          <p>
            <Unbroken>{answer}</Unbroken>
          </p>
        </details>
      ))}
    </div>
  )
}

function moveBetweenHeaders(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const header = event.currentTarget
  const headers = [...(header.closest(`.${styles.accordion}`)?.querySelectorAll('summary') ?? [])]
  const at = headers.findIndex((each) => each === header)
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const to = places[event.key]
  if (to === undefined) return
  event.preventDefault()
  headers.at(to % headers.length)?.focus()
}
