import { shortDay, shortTime } from '#app/admin/dates.ts'
import { sourceSentence } from '#contract/source-sentence.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './folded-details.module.css'

const touchLabels = [
  ['Source', 'utm_source', 'utmSource'],
  ['Medium', 'utm_medium', 'utmMedium'],
  ['Campaign', 'utm_campaign', 'utmCampaign'],
  ['Content', 'utm_content', 'utmContent'],
  ['Term', 'utm_term', 'utmTerm'],
  ['Google click id', 'gclid', 'gclid'],
  ['Facebook click id', 'fbclid', 'fbclid'],
  ['Referrer', 'referrer', 'referrer'],
] as const

/** Where the enquiry came from: a sentence that expands to a table of first and last touch. */
export function Source({ record }: { record: PartOfEnquiry }) {
  const first = record.first_touch
  const at = first?.['at']
  const rows: [string, Value, Value][] = [
    ...touchLabels.map(([label, column, key]): [string, Value, Value] => [
      label,
      first?.[key],
      record[column],
    ]),
    ['Page', first?.['landingPath'], record.page_path],
    ['Call to action', null, record.origin],
    ['Time', at && shortTime(at), shortTime(record.created_at)],
  ]
  return (
    <details className={styles.more}>
      <summary>{sourceSentence(record, shortDay)}</summary>
      <table className={styles.touches}>
        <thead>
          <tr>
            <th scope="col">Detail</th>
            <th scope="col">First touch</th>
            <th scope="col">Last touch</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, ...values]) => values.some(Boolean))
            .map(([label, ...values]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{values[0]}</td>
                <td>{values[1]}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}

type Value = string | null | undefined
