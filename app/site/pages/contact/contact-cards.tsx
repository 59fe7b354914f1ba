import { contactCards } from '#content/contact.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Plate } from '#app/site/drawings/plate.tsx'
import drawings from './contact.plate.ts?plate'
import { cardFrame } from './drawing-frames.ts'
import * as styles from './contact.module.css'
import * as text from '#app/ui/text.module.css'

/** How to reach the agency, as the title block of a drawing. */
export function ContactCards() {
  return (
    <ul className={styles.contactCards} data-waits>
      {contactCards.map(({ kind, title, value, note, href }, index) => (
        <li key={kind}>
          <Plate of={drawings} frame={cardFrame(index)} className={styles.cardDrawing} />
          <div>
            <h3 className={`${text.annotation} ${styles.cardTitle}`}>{title}</h3>
            {href ? (
              <a
                href={href}
                rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}
                className={styles.cardValue}
              >
                {kind === 'email' ? <EmailText>{value}</EmailText> : value}
              </a>
            ) : (
              <p className={styles.cardValue}>{value}</p>
            )}
            <p className={`${text.small} ${styles.cardNote}`}>
              <Unbroken>{note}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
