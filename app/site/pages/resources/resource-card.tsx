import type { ArticleSummary } from '#content/article.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { card } from '#content/pages/resource-card.ts'
import { Description } from './description.tsx'
import * as styles from './resource-card.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  resource: ArticleSummary
  button: string
  /** The link text on the resource's own page. */
  here?: string | undefined
}

/** A resource as a card that looks like a sheet: picture, text, and a title block along the bottom. */
export function ResourceCard({ resource, button, here }: Props) {
  const { slug, type, category, title, description, readTime } = resource
  return (
    <li className={styles.resourceCard} aria-current={here ? 'page' : undefined}>
      <Picture
        className={styles.picture}
        name={slug}
        alt=""
        sizes="(min-width: 48rem) 42vw, 94vw"
      />
      <div className={styles.resourceText}>
        <p className={`${styles.badges} ${text.annotation}`}>
          <span className={styles.badge}>{type}</span>
          <span className={`${styles.badge} ${styles.badgePlain}`}>{category}</span>
        </p>
        <h3 className={text.h3}>{title}</h3>
        <p>
          <Description>{description}</Description>
        </p>
        <SiteLink
          to={`/resources/${slug}`}
          className={here ? styles.resourceHere : buttonClass('secondary')}
        >
          {here ?? button}
          <span className={text.srOnly}>: {title}</span>
        </SiteLink>
      </div>
      <p className={`${styles.resourceFoot} ${text.annotation}`}>
        <span>{readTime}</span>
        <span>{card.free}</span>
      </p>
    </li>
  )
}
