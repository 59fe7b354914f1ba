import { CheckField } from '#app/ui/check-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { contactForm } from '#content/contact.ts'
import { currentConsent } from '#contract/consent.ts'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { MessageCount } from './message-count.tsx'
import * as styles from './enquiry-form.module.css'
import * as text from '#app/ui/text.module.css'

const { labels } = contactForm

type Props = { faults: Record<string, string>; messageLength: number }

/** The fields. Not `required`, because the browser's validation messages would replace the specified ones. */
export function EnquiryFields({ faults, messageLength }: Props) {
  const named = (name: keyof typeof labels) => ({ name, label: labels[name], error: faults[name] })
  return (
    <div className={styles.enquiryCells}>
      <TextField {...named('name')} autoComplete="name" dir="auto" aria-required />
      <TextField {...named('email')} type="email" autoComplete="email" aria-required />
      <TextField {...named('company')} autoComplete="organization" dir="auto" aria-required />
      <TextField
        {...named('website')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <SelectField {...named('revenueRange')}>
        <Options of={revenueRanges} />
      </SelectField>
      <SelectField {...named('primaryNeed')}>
        <Options of={primaryNeeds} />
      </SelectField>
      <TextArea
        {...named('message')}
        rows={5}
        dir="auto"
        hint={contactForm.messageHint}
        aria-describedby="message-count"
        className={styles.whole}
      >
        <MessageCount length={messageLength} faulty={Boolean(faults.message)} />
      </TextArea>
      <CheckField
        name="consent"
        label={currentConsent.enquiry}
        error={faults.consent}
        aria-required
        className={styles.whole}
      />
      <CheckField
        name="marketingConsent"
        label={currentConsent.marketing}
        className={styles.whole}
      />
      <div aria-hidden="true" className={text.srOnly}>
        <label htmlFor="fax">{contactForm.decoy}</label>
        <input id="fax" name="fax" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  )
}

const Options = ({ of }: { of: readonly string[] }) => (
  <>
    <option value="">{contactForm.noChoice}</option>
    {of.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </>
)
