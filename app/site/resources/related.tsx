import type { ArticleSummary } from '#content/article.ts'
import { Section } from '#app/ui/section.tsx'
import { page } from '#content/pages/resource.ts'
import email from '#content/resources/email-automation-playbook.md?summary'
import checklist from '#content/resources/conversion-rate-optimization-checklist.md?summary'
import { Lines as EmailLines } from './drawings/email-automation-playbook.tsx'
import { Lines as ChecklistLines } from './drawings/conversion-rate-optimization-checklist.tsx'
import { ResourceCard } from './resource-card.tsx'

const { title, button, here } = page.related

const cards: { resource: ArticleSummary; lines: () => React.ReactNode }[] = [
  { resource: email, lines: EmailLines },
  { resource: checklist, lines: ChecklistLines },
]

/** The same two below every resource, as specified; one of them may be the resource itself. */
export const Related = ({ slug }: { slug: string }) => (
  <Section ground="sheet" className="related">
    <h2 className="text-h2">{title}</h2>
    <ul className="resource-cards">
      {cards.map(({ resource, lines }) => (
        <ResourceCard
          key={resource.slug}
          resource={resource}
          lines={lines}
          button={button}
          here={resource.slug === slug ? here : undefined}
        />
      ))}
    </ul>
  </Section>
)
