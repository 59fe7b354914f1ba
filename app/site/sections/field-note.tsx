import type { ReactNode } from 'react'
import type { FieldNote as Note } from '#content/page-types.ts'
import { Section } from '#app/ui/section.tsx'
import * as styles from './field-note.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  note: Note
  ground?: 'paper' | 'sheet' | 'deep'
  /** What the note works out, drawn in its margin. */
  children?: ReactNode
}

/** A page of the field book: worth reading whether or not one ever writes to us. */
export function FieldNote({ note, ground = 'paper', children }: Props) {
  return (
    <Section ground={ground} pace="near">
      <div className={styles.fieldNote}>
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
