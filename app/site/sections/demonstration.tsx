import type { ReactNode } from 'react'
import { type Demonstration as Content, demonstrationNote } from '#content/demonstration.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from './section-head.tsx'
import * as styles from './demonstration.module.css'

type Props = {
  of: Content
  ground?: 'paper' | 'sheet' | 'deep'
  /** The interactive content. */
  children: ReactNode
}

/** An interactive demonstration, with a caption that says what it is. */
export function Demonstration({
  of: { id, title, lead, note = demonstrationNote },
  ground,
  children,
}: Props) {
  return (
    <Section ground={ground}>
      <SectionHead id={id} title={title} lead={lead} />
      <figure className={styles.demonstration}>
        {children}
        <figcaption>{note}</figcaption>
      </figure>
    </Section>
  )
}
