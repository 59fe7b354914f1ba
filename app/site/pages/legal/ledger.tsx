import { page } from '#content/pages/privacy.ts'
import { Section } from '#app/ui/section.tsx'

const { title, columns, rows } = page.ledger

/** What is kept, as a sheet of accounts: a row a kind. */
export function Ledger() {
  return (
    <Section ground="sheet">
      <h2 className="text-h2">{title}</h2>
      <div className="ledger">
        <div className="ledger-head annotation" aria-hidden="true">
          <span>{columns.what}</span>
          <span>{columns.details}</span>
          <span>{columns.why}</span>
          <span>{columns.kept}</span>
        </div>
        {rows.map(({ what, details, why, kept }) => (
          <div key={what} className="ledger-row">
            <h3 className="text-h4">{what}</h3>
            <dl>
              <Cell term={columns.details}>{details}</Cell>
              <Cell term={columns.why}>{why}</Cell>
              <Cell term={columns.kept}>{kept}</Cell>
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}

const Cell = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="annotation">{term}</dt>
    <dd>{children}</dd>
  </div>
)
