import type { RefObject } from 'react'
import { Button } from '#app/ui/button.tsx'
import { contactForm, contactReceipt } from '#content/contact.ts'
import { messages } from '#contract/messages.ts'
import { enquiryReference } from '#contract/reference.ts'
import { nextBusinessTime, sayPacific } from './business-time.ts'
import type { EnquiryValues } from './enquiry-values.ts'
import type { SentEnquiry } from './enquiry-sender.ts'

type Props = {
  sent: SentEnquiry
  heading: RefObject<HTMLHeadingElement | null>
  onAnother: () => void
}

/** What the visitor keeps after the toast is gone. */
export function Receipt({ sent, heading, onAnother }: Props) {
  const next = nextBusinessTime(sent.at)
  return (
    <section aria-labelledby="receipt-title" className="receipt">
      <p aria-hidden="true" className="receipt-stamp">
        {contactReceipt.stamp}
      </p>
      <h2 id="receipt-title" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {contactReceipt.title}
      </h2>
      <p className="mt-3 max-w-prose">{messages.submitted.detail}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="annotation text-ink-soft">{contactReceipt.reference}</dt>
          <dd data-reference="" className="font-mono text-h3 font-medium">
            {enquiryReference(sent.id)}
          </dd>
          <dd className="text-small text-ink-soft">{contactReceipt.referenceHint}</dd>
        </div>
        <div>
          <dt className="annotation text-ink-soft">{contactReceipt.next}</dt>
          <dd className="mt-1 font-semibold">
            {next === sent.at ? (
              contactReceipt.now
            ) : (
              <time dateTime={next.toISOString()}>{sayPacific(next)}</time>
            )}
          </dd>
        </div>
      </dl>
      <div className="mt-6 border-t border-kelp/30 pt-4">
        <h3 className="mb-3 text-h4">{contactReceipt.copy}</h3>
        <Copy values={sent.values} />
      </div>
      <Button look="secondary" className="mt-6" onClick={onAnother}>
        {contactReceipt.another}
      </Button>
    </section>
  )
}

function Copy({ values }: { values: EnquiryValues }) {
  const rows = Object.entries(contactForm.labels).map(
    ([name, label]) => [label, values[name as keyof typeof contactForm.labels]] as const,
  )
  const marketing = values.marketingConsent ? 'Yes' : 'No'
  return (
    <dl className="grid gap-x-8 gap-y-2 pb-2 text-small sm:grid-cols-[14rem_1fr]">
      {[...rows, [contactReceipt.marketing, marketing] as const]
        .filter(([, value]) => value.trim() !== '')
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
