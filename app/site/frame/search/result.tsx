import type { MouseEvent } from 'react'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Highlighted } from './highlighted.tsx'
import * as styles from './palette.module.css'

export type ResultProps = {
  id: string
  title: string
  href: string
  /** The heading that matched better than the title, if any. */
  heading?: string | undefined
  text?: string
  terms: string[]
  /** Words of the entry that matched. */
  found?: string[]
  isActive: boolean
  /** Stored with an enquiry that is sent later in the visit. */
  origin?: string
  onPoint: () => void
  onChosen: () => void
}

/** A link that is also an option: it can be clicked, opened in a new tab, or chosen from the field. */
export function Result({
  id,
  title,
  href,
  heading,
  text = '',
  terms,
  found = [],
  origin,
  ...rest
}: ResultProps) {
  const { isActive, onPoint, onChosen } = rest
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onChosen()
  }
  return (
    <SiteLink
      to={href}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.paletteResult}
      data-origin={origin}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onClick}
    >
      <span className={styles.paletteTitle}>
        <Highlighted text={title} terms={terms} found={found} />
      </span>
      <span className={styles.paletteText}>
        <Highlighted text={heading ?? text} terms={terms} found={found} />
      </span>
    </SiteLink>
  )
}
