import type { RefObject } from 'react'
import { Button } from '#app/ui/button.tsx'
import { contactForm } from '#content/contact.ts'
import { shownWith, slotFor } from '#contract/page-slots.ts'
import type { Fault } from './fault.ts'

const { direct, labels } = contactForm
const labelOf: Record<string, string> = { ...labels, consent: 'Consent' }

const link = 'inline-flex min-h-11 items-center font-medium text-rust underline underline-offset-4'

type Props = { fault: Fault | null; alert: RefObject<HTMLDivElement | null> }

/** Always in the page, so that the server can fill it where no script runs. */
export function FormMessage({ fault, alert }: Props) {
  return (
    <div
      ref={alert}
      data-form-message=""
      role="alert"
      tabIndex={-1}
      hidden={!fault}
      className="mx-5 mb-6 border-l-4 border-rust bg-rust-tint px-5 py-4 sm:mx-8"
    >
      <p {...slotFor('messageTitle')} className="font-semibold text-rust">
        {fault?.title}
      </p>
      <p {...slotFor('messageDetail')} className="mt-1 text-small">
        {fault?.detail}
      </p>
      <p
        {...slotFor('messageNote')}
        {...shownWith('messageNote')}
        hidden={!fault?.note}
        className="mt-1 text-small"
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
        <ul className="mt-2 flex flex-wrap gap-x-5 text-small">
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={link}
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
    <p className="mt-1 text-small">{contactForm.kept}</p>
    <Button type="submit" look="secondary" className="mt-4 mb-3">
      {contactForm.tryAgain}
    </Button>
    <ul className="text-small">
      <li>
        <a href={`mailto:${direct.email}`} className={link}>
          {direct.email}
        </a>
      </li>
      <li>
        <a href={`tel:${direct.telephone.replaceAll(' ', '')}`} className={link}>
          {direct.telephone}
        </a>
      </li>
    </ul>
  </>
)
