import type { RefObject } from 'react'
import { Button } from '#app/ui/button.tsx'
import { contactForm } from '#content/contact.ts'
import { shownWith, slotFor } from '#contract/page-slots.ts'
import type { Fault } from './fault.ts'
import * as styles from './form-message.module.css'
import * as text from '#app/ui/text.module.css'

const { direct, labels } = contactForm
const labelOf: Record<string, string> = { ...labels, consent: 'Consent' }

type Props = { fault: Fault | null; alert: RefObject<HTMLDivElement | null> }

/** Always rendered, so that the server can fill it in for visitors without scripts. */
export function FormMessage({ fault, alert }: Props) {
  return (
    <div
      ref={alert}
      data-form-message=""
      role="alert"
      // Otherwise it is spoken again as a whole whenever a mended field leaves it.
      aria-atomic="false"
      aria-relevant="additions"
      tabIndex={-1}
      hidden={!fault}
      className={styles.formMessage}
    >
      <p {...slotFor('messageTitle')} className={styles.formMessageTitle}>
        {fault?.title}
      </p>
      <p {...slotFor('messageDetail')} className={`${text.small} ${styles.formMessageLine}`}>
        {fault?.detail}
      </p>
      <p
        {...slotFor('messageNote')}
        {...shownWith('messageNote')}
        hidden={!fault?.note}
        className={`${text.small} ${styles.formMessageLine}`}
      >
        {fault?.note}
      </p>
      {fault && <WaysOn {...fault} />}
    </div>
  )
}

function WaysOn({ fields }: Fault) {
  const names = Object.keys(fields)
  return (
    <>
      {names.length > 0 ? (
        <ul className={`${text.small} ${styles.faultyFields}`}>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.formMessageLink}
                onClick={() => document.getElementById(name)?.focus()}
              >
                {labelOf[name] ?? name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <NextSteps />
      )}
    </>
  )
}

const NextSteps = () => (
  <>
    <p className={`${text.small} ${styles.formMessageLine}`}>{contactForm.kept}</p>
    <Button type="submit" look="secondary" className={styles.tryAgain}>
      {contactForm.tryAgain}
    </Button>
    <ul className={text.small}>
      <li>
        <a href={`mailto:${direct.email}`} className={styles.formMessageLink}>
          {direct.email}
        </a>
      </li>
      <li>
        <a href={`tel:${direct.telephone.replaceAll(' ', '')}`} className={styles.formMessageLink}>
          {direct.telephone}
        </a>
      </li>
    </ul>
  </>
)
