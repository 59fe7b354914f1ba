import type { ArticleSummary } from '#content/article.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { page } from '#content/pages/resources.ts'
import './resource-card.css'

type Props = {
  resource: ArticleSummary
  button: string
  /** Said instead of the button on the resource's own page. */
  here?: string | undefined
}

/** A resource as a sheet of its own: picture, text, and a title block along its foot. */
export function ResourceCard({ resource, button, here }: Props) {
  const { slug, type, category, title, description, readTime } = resource
  return (
    <li className="resource-card" aria-current={here ? 'page' : undefined}>
      <Picture name={slug} alt="" sizes="(min-width: 48rem) 42vw, 94vw" />
      <div className="resource-text">
        <p className="badges annotation">
          <span className="badge">{type}</span>
          <span className="badge badge-plain">{category}</span>
        </p>
        <h3 className="text-h3">{title}</h3>
        <p>{description}</p>
        {here ? (
          <p className="resource-here">{here}</p>
        ) : (
          <SiteLink to={`/resources/${slug}`} className={buttonClass('secondary')}>
            {button}
            <span className="sr-only">: {title}</span>
          </SiteLink>
        )}
      </div>
      <p className="resource-foot annotation">
        <span>{readTime}</span>
        <span>{page.grid.free}</span>
      </p>
    </li>
  )
}
