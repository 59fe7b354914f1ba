import type { ReactNode } from 'react'
import type { FieldNote as Note } from '#content/page-types.ts'
import { Section } from '#app/ui/section.tsx'
import './field-note.css'

type Props = {
  note: Note
  ground?: 'paper' | 'sheet' | 'deep'
  /** What the note works out, drawn in its margin. */
  children?: ReactNode
}

/** A page of the field book: worth reading whether or not one ever writes to us. */
export function FieldNote({ note, ground = 'paper', children }: Props) {
  return (
    <Section ground={ground}>
      <div className="field-note">
        <h2 className="text-h2">{note.title}</h2>
        {children && <div className="field-note-drawing">{children}</div>}
        <div className="field-note-text">
          {note.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
