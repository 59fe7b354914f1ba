import { page } from '#content/pages/about.ts'
import { organization } from '#content/organization.ts'
import { Section } from '#app/ui/section.tsx'

/** Where the agency comes from, and the facts as the label on its own parcel. */
export function Story() {
  const { story, numbers } = page
  return (
    <Section>
      <div className="story">
        <div className="story-text">
          <p className="annotation">{story.note}</p>
          <h2 className="text-h2">{story.title}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {story.founder && <p className="annotation">{story.founder}, founder</p>}
        </div>
        <div className="parcel-label">
          <h2 className="text-h3">{numbers.title}</h2>
          <dl>
            {numbers.items.map(({ label, value }) => (
              <div key={label}>
                <dt className="annotation">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div aria-hidden="true" className="barcode" />
          <p className="annotation">{organization.tagline.join(', ')}</p>
        </div>
      </div>
    </Section>
  )
}
