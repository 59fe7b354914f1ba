import { Button } from '#app/ui/button.tsx'
import { contactForm } from '#content/contact.ts'
import { currentConsent } from '#contract/consent.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { FormMessage } from './form-message.tsx'
import { Receipt } from './receipt.tsx'
import { SmallPrint } from './small-print.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import * as styles from './enquiry-form.module.css'
import * as text from '#app/ui/text.module.css'

/** A plain form that works without scripts. With scripts it is sent without leaving the page. */
export function EnquiryForm() {
  const { formRef, alertRef, receiptRef, sending, fault, sent, messageLength, fieldFaults, ...on } =
    useEnquiryForm()
  return (
    <>
      {sent && <Receipt sent={sent} heading={receiptRef} onAnother={on.startAnother} />}
      <form
        ref={formRef}
        className={styles.enquiryForm}
        method="post"
        action="/api/submit-contact-form"
        aria-labelledby="form-title"
        aria-busy={sending || undefined}
        onSubmit={on.submit}
        onInput={on.input}
      >
        <div className={styles.formHead}>
          <h2 id="form-title" className={text.h3}>
            {contactForm.title}
          </h2>
          <p className={`${text.small} ${styles.formLegend}`}>{contactForm.legend}</p>
        </div>
        <FormMessage fault={fault} alert={alertRef} />
        <input type="hidden" name="consentVersion" value={currentConsent.version} />
        <EnquiryFields faults={fieldFaults} messageLength={messageLength} />
        <div className={text.srOnly} role="status">
          {sending && contactForm.sending}
        </div>
        <div className={styles.formFoot}>
          <Button type="submit" size="large" busy={sending} className={styles.formSend}>
            {sending ? contactForm.sending : contactForm.submit}
          </Button>
          <SmallPrint />
        </div>
      </form>
    </>
  )
}
