import type { RefObject } from 'react'
import letterArrives from '#app/site/drawings/letter-arrives.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Button } from '#app/ui/button.tsx'
import { contactForm, contactReceipt } from '#content/contact.ts'
import { messages } from '#contract/messages.ts'
import { enquiryReference } from '#contract/reference.ts'
import { nextBusinessTime, pacificTime } from '#contract/business-time.ts'
import type { EnquiryValues } from './enquiry-values.ts'
import type { SentEnquiry } from './enquiry-state.ts'
import * as styles from './receipt.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  sent: SentEnquiry
  heading: RefObject<HTMLHeadingElement | null>
  onAnother: () => void
}

/** The confirmation that stays on the page after the toast. */
export function Receipt({ sent, heading, onAnother }: Props) {
  const next = nextBusinessTime(sent.at)
  const isOpen = next === sent.at
  return (
    <section aria-labelledby="receipt-title" className={styles.receipt}>
      <p aria-hidden="true" className={styles.receiptStamp}>
        {contactReceipt.stamp}
      </p>
      <h2
        id="receipt-title"
        ref={heading}
        tabIndex={-1}
        className={`${text.h3} ${styles.receiptTitle}`}
      >
        {contactReceipt.title}
      </h2>
      <p className={styles.receiptDetail}>{messages.submitted.detail}</p>
      <dl className={styles.receiptFacts}>
        <div>
          <dt className={`${text.annotation} ${styles.receiptLabel}`}>
            {contactReceipt.reference}
          </dt>
          <dd data-reference="" className={`${text.h3} ${styles.reference}`}>
            {enquiryReference(sent.id)}
          </dd>
          <dd className={`${text.small} ${styles.receiptHint}`}>{contactReceipt.referenceHint}</dd>
        </div>
        <div>
          <dt className={`${text.annotation} ${styles.receiptLabel}`}>
            {isOpen ? contactReceipt.atDesk : contactReceipt.backAtDesk}
          </dt>
          <dd className={styles.receiptNext}>
            {isOpen ? (
              contactReceipt.now
            ) : (
              <time dateTime={next.toISOString()}>{pacificTime(next)}</time>
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.receiptCopy}>
        <h3 className={`${text.h4} ${styles.receiptCopyTitle}`}>{contactReceipt.copy}</h3>
        <Copy values={sent.values} />
      </div>
      <Plate of={letterArrives} className={styles.receiptDrawing} />
      <Button look="secondary" className={styles.receiptAnother} onClick={onAnother}>
        {contactReceipt.another}
      </Button>
    </section>
  )
}

function Copy({ values }: { values: EnquiryValues }) {
  const rows = Object.entries(contactForm.labels).map(
    ([name, label]) => [label, values[name as keyof typeof contactForm.labels]] as const,
  )
  const { marketingWanted, marketingUnwanted } = contactReceipt
  const marketing = values.marketingConsent ? marketingWanted : marketingUnwanted
  return (
    <dl className={`${text.small} ${styles.receiptValues}`}>
      {[...rows, [contactReceipt.marketing, marketing] as const]
        .filter(([, value]) => value.trim() !== '')
        .map(([label, value]) => (
          <div key={label} className={styles.receiptValue}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
