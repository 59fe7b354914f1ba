import { CopyButton } from '#app/ui/copy-button.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { money } from '#app/admin/enquiries/money.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record.module.css'
import { mailLink } from './reply-link.ts'
import { websiteLink } from './website-link.ts'

/** Longer names are truncated in the bar above, so they are repeated here in full. */
const maxLengthInBar = 40

/** The facts of the enquiry on one line. Empty ones are left out. */
export function Facts({ record }: { record: PartOfEnquiry }) {
  const { name, company, email, website } = record
  const link = website && websiteLink(website)
  return (
    <p className={styles.facts}>
      {name.length > maxLengthInBar && <bdi>{name}</bdi>}
      {company.length > maxLengthInBar && <bdi>{company}</bdi>}
      {record.revenue_range && <span>{record.revenue_range}</span>}
      {record.primary_need && <span>{record.primary_need}</span>}
      {record.stage === 'won' && record.value_cents && (
        <span>Value: {money(record.value_cents)}</span>
      )}
      {record.stage === 'lost' && record.lost_reason && (
        <span>
          Lost: <bdi>{record.lost_reason}</bdi>
        </span>
      )}
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
          <bdi>{website}</bdi> <span aria-hidden="true">↗</span>
        </a>
      ) : (
        website && <bdi>{website}</bdi>
      )}
      <span>
        <a href={mailLink(email)}>
          <EmailText>{email}</EmailText>
        </a>
        <CopyButton text={email} label="Copy email address" />
      </span>
    </p>
  )
}
