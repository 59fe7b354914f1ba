import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { newsletterConsent } from '#contract/consent.ts'
import { page } from '#content/pages/resources.ts'
import { FoldedSheet } from './folded-sheet.tsx'
import { useSubscription } from './use-subscription.ts'

const { newsletter } = page

/** A plain form that posts by itself; the script, once there, sends it without leaving the page. */
export function Newsletter() {
  const { thanks, state, fault, submit, input } = useSubscription()
  return (
    <Section ground="sheet" className="newsletter">
      <div className="newsletter-sheet">
        <FoldedSheet />
        <div>
          <h2 className="text-h2">{newsletter.title}</h2>
          <p className="text-lead">{newsletter.lead}</p>
          {state === 'done' ? (
            <p ref={thanks} tabIndex={-1} className="newsletter-done">
              {newsletter.done}
            </p>
          ) : (
            <form
              method="post"
              action="/api/subscribe"
              data-invalid={newsletter.invalid}
              onSubmit={submit}
              onInput={input}
            >
              <input type="hidden" name="consentVersion" value={newsletterConsent.version} />
              <div className="newsletter-row">
                <TextField
                  name="email"
                  type="email"
                  label={newsletter.label}
                  placeholder={newsletter.placeholder}
                  autoComplete="email"
                  error={fault}
                />
                <Button type="submit" size="large" busy={state === 'sending'}>
                  {state === 'sending' ? newsletter.busy : newsletter.button}
                </Button>
              </div>
              <p className="newsletter-consent">{newsletterConsent.text}</p>
            </form>
          )}
        </div>
      </div>
    </Section>
  )
}
