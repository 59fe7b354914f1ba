import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { page } from '#content/pages/resources.ts'
import { Lines } from './drawings/dtc-lifecycle-blueprint.tsx'
import { featured } from './library.ts'
import { ResourceDrawing } from './resource-drawing.tsx'

const { note, views, button } = page.featured

/** The one sheet that lies open: its drawing, and beside it what is on it. */
export function Featured() {
  const { slug, type, title, description, readTime } = featured
  return (
    <Section ground="deep" className="featured">
      <div className="featured-sheet">
        <ResourceDrawing lines={Lines} />
        <div className="featured-text">
          <p className="badges annotation">
            <span className="badge">{type}</span>
            <span>{note}</span>
          </p>
          <h2 className="text-h2">{title}</h2>
          <p className="text-lead">{description}</p>
          <dl className="featured-facts">
            <div>
              <dt className="annotation">{page.facts.readTime}</dt>
              <dd>{readTime}</dd>
            </div>
            <div>
              <dt className="annotation">{views.label}</dt>
              <dd>{views.value}</dd>
            </div>
          </dl>
          <SiteLink to={`/resources/${slug}`} className={buttonClass('chalk', 'large')}>
            {button}
          </SiteLink>
        </div>
      </div>
    </Section>
  )
}
