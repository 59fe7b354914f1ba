import { Skeleton } from '#app/ui/skeleton.tsx'
import { longTime } from '#app/admin/dates.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './folded-details.module.css'

/** The consent as one line that expands to the full record. */
export function ConsentLine({ consent }: Pick<PartOfEnquiry, 'consent'>) {
  if (!consent)
    return (
      <p className={styles.more} aria-busy="true">
        <Skeleton wide />
      </p>
    )
  const fields: [string, string | null][] = [
    ['Agreed to', consent.text && `“${consent.text}”`],
    ['Marketing email', consent.marketing ? `Yes: “${consent.marketing_text ?? ''}”` : 'No'],
    ['Given', longTime(consent.given_at)],
    ['Text version', consent.version],
    ['Page', consent.page_path],
    ['IP address', consent.ip],
    ['Browser', consent.user_agent],
    ['Global Privacy Control', consent.gpc ? 'On: opt-out preference signal honored' : 'Off'],
  ]
  return (
    <details className={styles.more}>
      <summary>
        Agreed to be contacted; {consent.marketing ? 'marketing email too' : 'no marketing email'}.
      </summary>
      <dl className={styles.fields}>
        {fields
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}
