import type { ReactNode } from 'react'
import type { FieldNote as Note } from '#content/page-types.ts'
import { Section } from '#app/ui/section.tsx'
import * as styles from './field-note.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  note: Note
  ground?: 'paper' | 'sheet'
  /** Where there is room, text on the left and the drawing on the right, so that neighboring pages differ. */
  mirrored?: boolean
  /** The drawing of the note's example, in the margin. */
  children?: ReactNode
}

/** A page of a notebook, useful even to readers who never contact us. */
export function FieldNote({ note, ground = 'paper', mirrored, children }: Props) {
  return (
    <Section ground={ground} pace="near">
      <div className={mirrored ? `${styles.fieldNote} ${styles.mirrored}` : styles.fieldNote}>
        <h2 className={text.h2}>{note.title}</h2>
        {children && <div className={styles.fieldNoteDrawing}>{children}</div>}
        <div className={styles.fieldNoteText}>
          {note.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
