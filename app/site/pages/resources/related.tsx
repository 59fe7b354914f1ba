import type { ArticleSummary } from '#content/article.ts'
import { Section } from '#app/ui/section.tsx'
import { page } from '#content/pages/resource.ts'
import email from '#content/resources/email-automation-playbook.md?summary'
import checklist from '#content/resources/conversion-rate-optimization-checklist.md?summary'
import { ResourceCard } from './resource-card.tsx'
import * as styles from './article.module.css'
import * as resourceCard from './resource-card.module.css'
import * as text from '#app/ui/text.module.css'

const { title, button, here } = page.related

const cards: ArticleSummary[] = [email, checklist]

/** The same two resources below every resource, as specified; one of them may be the current one. */
export const Related = ({ slug }: { slug: string }) => (
  <Section ground="sheet" className={styles.related}>
    <h2 className={text.h2}>{title}</h2>
    <ul className={resourceCard.resourceCards}>
      {cards.map((resource) => (
        <ResourceCard
          key={resource.slug}
          resource={resource}
          button={button}
          here={resource.slug === slug ? here : undefined}
        />
      ))}
    </ul>
  </Section>
)
