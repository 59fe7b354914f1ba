import type { ReactNode } from 'react'
import type { ContactSubmissionDetail } from '#contract/enquiry.ts'
import { CopyButton } from '#app/admin/copy-button.tsx'
import { longTime } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { websiteLink } from './website-link.ts'

/** Everything that is kept about one enquiry, text shown literally. */
export function RecordFields({ record }: { record: ContactSubmissionDetail }) {
  const link = record.website && websiteLink(record.website)
  return (
    <>
      <dl className="fields">
        <Field label="Email">
          <a href={`mailto:${encodeURIComponent(record.email).replace('%40', '@')}`}>
            <EmailText>{record.email}</EmailText>
          </a>
          <CopyButton text={record.email} label="Copy email address" />
        </Field>
        <Field label="Company">
          <bdi>{record.company}</bdi>
        </Field>
        <Field label="Website">
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
              <bdi>{record.website}</bdi>
            </a>
          ) : (
            record.website && <bdi>{record.website}</bdi>
          )}
        </Field>
        <Field label="Revenue range">{record.revenue_range}</Field>
        <Field label="Primary need">{record.primary_need}</Field>
      </dl>
      <h3>Message</h3>
      {record.message ? (
        <p className="message" dir="auto">
          {record.message}
        </p>
      ) : (
        <p className="absent">No message.</p>
      )}
      <h3>Where it came from</h3>
      <dl className="fields">
        <Field label="Sent from page">{record.page_path}</Field>
        <Field label="Call to action">{record.origin}</Field>
      </dl>
      <Touches record={record} />
      <ConsentFields consent={record.consent} />
    </>
  )
}

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

/** First and last touch beside each other, row by row. */
function Touches({ record }: { record: ContactSubmissionDetail }) {
  const first = record.first_touch
  return (
    <table className="touches">
      <thead>
        <tr>
          <th scope="col">Detail</th>
          <th scope="col">First touch</th>
          <th scope="col">Last touch</th>
        </tr>
      </thead>
      <tbody>
        {touchLabels.map(([label, column, key]) => (
          <Row key={column} label={label} first={first?.[key]} last={record[column]} />
        ))}
        <Row label="Landing page" first={first?.['landingPath']} last={null} />
        <Row label="Time" first={first?.['at'] && longTime(first['at'])} last={null} />
      </tbody>
    </table>
  )
}

type Value = string | null | undefined

const Row = ({ label, first, last }: { label: string; first: Value; last: Value }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{first || '–'}</td>
    <td>{last || '–'}</td>
  </tr>
)

function ConsentFields({ consent }: { consent: ContactSubmissionDetail['consent'] }) {
  return (
    <>
      <h3>Consent</h3>
      <dl className="fields">
        <Field label="Agreed to">{consent.text && `“${consent.text}”`}</Field>
        <Field label="Marketing email">
          {consent.marketing ? `Yes: “${consent.marketing_text ?? ''}”` : 'No'}
        </Field>
        <Field label="Given">
          <time dateTime={consent.given_at}>{longTime(consent.given_at)}</time>
        </Field>
        <Field label="Text version">{consent.version}</Field>
        <Field label="Page">{consent.page_path}</Field>
        <Field label="IP address">{consent.ip}</Field>
        <Field label="Browser">{consent.user_agent}</Field>
        <Field label="Global Privacy Control">
          {consent.gpc ? 'On: opt-out preference signal honored' : 'Off'}
        </Field>
      </dl>
    </>
  )
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || '–'}</dd>
  </div>
)
