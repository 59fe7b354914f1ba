import { EmailText } from '#app/ui/email-text.tsx'
import type { AuditEntry } from '#contract/audit.ts'
import { enquiryReference } from '#contract/reference.ts'
import styles from './audit.module.css'
import type { Filters } from './filters.ts'

type Known = NonNullable<AuditEntry['actor']>

/** A person's e-mail address if it is known, else the end of the id, which for an enquiry is its reference. */
export const Party = ({ party: { id, email } }: { party: Known }) =>
  email ? <EmailText>{email}</EmailText> : <code title={id}>{enquiryReference(id)}</code>

type ActiveFiltersProps = { filters: Filters; rows: AuditEntry[] | undefined }

/** Shows the filters `actor` and `subject`, which are set by clicking a name and have no field of their own. */
export function ActiveFilters({ filters: { actor, subject }, rows = [] }: ActiveFiltersProps) {
  if (!actor && !subject) return null
  const parties = rows.flatMap((row) => [row.actor, row.subject])
  const named = (id: string) => (
    <Party party={parties.find((party) => party?.id === id) ?? { id, email: null }} />
  )
  return (
    <p className={styles.only}>
      Only what {actor ? <>{named(actor)} did</> : 'was done'}
      {subject && <> to {named(subject)}</>}.
    </p>
  )
}
