import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { guideConsent } from '#contract/consent.ts'
import { page } from '#content/pages/resource.ts'
import letterFolded from '#app/site/drawings/letter-folded.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import * as styles from './newsletter.module.css'
import * as textStyles from '#app/ui/text.module.css'

const { guide } = page

/**
 * Mails a link to the PDF, and subscribes only if the box is checked. Always posted by the browser, to avoid a script.
 */
export const GuideForm = ({ slug }: { slug: string }) => (
  <Section className={styles.newsletter}>
    <div id="guide" className={styles.newsletterSheet}>
      <Plate of={letterFolded} />
      <div>
        <h2 className={textStyles.h2}>{guide.title}</h2>
        <p className={`${textStyles.lead} ${styles.lead}`}>{guide.lead}</p>
        <form method="post" action="/api/resource-guide" data-invalid={guide.invalid}>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="consentVersion" value={guideConsent.version} />
          <div className={styles.newsletterRow}>
            <TextField
              name="email"
              type="email"
              label={guide.label}
              placeholder={guide.placeholder}
              autoComplete="email"
              required
            />
            <CheckField name="subscribe" label={guideConsent.text} className={styles.box} />
            <Button type="submit" size="large">
              {guide.title}
            </Button>
          </div>
        </form>
      </div>
    </div>
  </Section>
)
