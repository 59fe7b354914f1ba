import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { newsletterConsent } from '#contract/consent.ts'
import { page } from '#content/pages/resources.ts'
import { useSubscription } from './use-subscription.ts'
import letterFolded from '#app/site/drawings/letter-folded.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import * as styles from './newsletter.module.css'
import * as textStyles from '#app/ui/text.module.css'

const { newsletter } = page

/** A plain form that works without scripts. With scripts it is sent without leaving the page. */
export function Newsletter() {
  const { form, thanks, state, fault, sent, isDone, again } = useSubscription()
  return (
    <Section ground="sheet" className={styles.newsletter}>
      <div id="newsletter" className={styles.newsletterSheet}>
        <Plate of={letterFolded} />
        <div>
          <h2 className={textStyles.h2}>{newsletter.title}</h2>
          <p className={`${textStyles.lead} ${styles.lead}`}>{newsletter.lead}</p>
          {isDone ? (
            <div {...thanks} className={styles.newsletterDone}>
              <p>{newsletter.done}</p>
              <p>{newsletter.more}</p>
              <Button look="secondary" onClick={again} busy={state === 'again'}>
                {newsletter.again}
              </Button>
            </div>
          ) : (
            <form {...form} method="post" action="/api/subscribe" data-invalid={newsletter.invalid}>
              <input type="hidden" name="consentVersion" value={newsletterConsent.version} />
              <div className={styles.newsletterRow}>
                <TextField
                  name="email"
                  type="email"
                  label={newsletter.label}
                  placeholder={newsletter.placeholder}
                  autoComplete="email"
                  defaultValue={sent?.email}
                  error={fault}
                />
                <Button type="submit" size="large" busy={state === 'sending'} keepsFocus>
                  {state === 'sending' ? newsletter.busy : newsletter.button}
                </Button>
              </div>
              {/* The focus may be in the field already, and then nothing else reads its error. */}
              <p role="alert" className={textStyles.srOnly}>
                {fault}
              </p>
              <p className={styles.newsletterConsent}>{newsletterConsent.text}</p>
            </form>
          )}
        </div>
      </div>
    </Section>
  )
}
