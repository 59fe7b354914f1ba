import { page } from '#content/pages/privacy.ts'
import { Section } from '#app/ui/section.tsx'
import * as styles from './legal.module.css'
import * as text from '#app/ui/text.module.css'

const { title, columns, rows } = page.ledger
/** On a phone the other sections are laid out when they are near the viewport (frame.module.css). */
const atOnce = 2

/** The stored data as a ledger, one row per kind. */
export function Ledger() {
  return (
    <Section ground="sheet">
      <h2 className={text.h2}>{title}</h2>
      <div className={styles.ledger}>
        <div className={`${styles.ledgerHead} ${text.annotation}`} aria-hidden="true">
          <span>{columns.what}</span>
          <span>{columns.details}</span>
          <span>{columns.why}</span>
          <span>{columns.kept}</span>
        </div>
        {rows.slice(0, atOnce).map(row)}
        <div data-waits>{rows.slice(atOnce).map(row)}</div>
      </div>
    </Section>
  )
}

const row = ({ what, details, why, kept }: (typeof rows)[number]) => (
  <div key={what} className={styles.ledgerRow}>
    <h3 className={text.h4}>{what}</h3>
    <dl>
      <Cell term={columns.details}>{details}</Cell>
      <Cell term={columns.why}>{why}</Cell>
      <Cell term={columns.kept}>{kept}</Cell>
    </dl>
  </div>
)

const Cell = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className={text.annotation}>{term}</dt>
    <dd>{children}</dd>
  </div>
)
