import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { guideConsent } from '#contract/consent.ts'
import { page } from '#content/pages/resource.ts'
import { FoldedSheet } from './folded-sheet.tsx'
import { useEmailForm } from './use-email-form.ts'
import * as styles from './newsletter.module.css'
import * as textStyles from '#app/ui/text.module.css'

const { guide } = page

/** Sends the PDF's address, and subscribes only with its box ticked. A plain form that works without a script. */
export function GuideForm({ slug }: { slug: string }) {
  const { form, thanks, state, fault, sent, isDone } = useEmailForm(guide)
  return (
    <Section className={`${styles.newsletter} ${styles.guide}`}>
      <div id="guide" className={styles.newsletterSheet}>
        <FoldedSheet when={guide.when} />
        <div>
          <h2 className={textStyles.h2}>{guide.title}</h2>
          <p className={`${textStyles.lead} ${styles.lead}`}>{guide.lead}</p>
          {isDone ? (
            <div {...thanks} className={styles.newsletterDone}>
              <p>{guide.done}</p>
              {sent?.subscribe && <p>{guide.subscribed}</p>}
            </div>
          ) : (
            <form {...form} method="post" action="/api/resource-guide" data-invalid={guide.invalid}>
              <input type="hidden" name="slug" value={slug} />
              <input type="hidden" name="consentVersion" value={guideConsent.version} />
              <div className={styles.newsletterRow}>
                <TextField
                  name="email"
                  type="email"
                  label={guide.label}
                  placeholder={guide.placeholder}
                  autoComplete="email"
                  error={fault}
                />
                <CheckField name="subscribe" label={guideConsent.text} className={styles.box} />
                <Button type="submit" size="large" busy={state === 'sending'}>
                  {state === 'sending' ? guide.busy : guide.button}
                </Button>
              </div>
            </form>
          )}
        </div>
      </div>
    </Section>
  )
}
