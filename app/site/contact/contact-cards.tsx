import { contactCards } from '#content/contact.ts'
import { CardDrawing } from './card-drawing.tsx'

/** The title block of the sheet: whom the drawing is from and how to reach them. */
export function ContactCards() {
  return (
    <ul className="title-block">
      {contactCards.map(({ kind, title, value, note, href }) => (
        <li key={kind}>
          <CardDrawing kind={kind} />
          <div>
            <h3 className="annotation tracking-normal text-ink-soft">{title}</h3>
            {href ? (
              <a href={href} className="title-block-value">
                {value}
              </a>
            ) : (
              <p className="title-block-value">{value}</p>
            )}
            <p className="text-small text-ink-soft">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
