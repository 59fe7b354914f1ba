import type { ShownArticle } from '#content/article.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { page } from '#content/pages/resource.ts'
import { Description } from './description.tsx'
import { DownloadCount } from './download-count.tsx'
import { DownloadLink } from './download-link.tsx'
import { HeadPicture } from './head-picture.tsx'
import { ShareButton } from './share-button.tsx'
import * as styles from './article-head.module.css'
import * as resourceCard from './resource-card.module.css'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

/** What the sheet is about, its title block and its drawing. */
export function ArticleHead({ article }: { article: ShownArticle }) {
  const {
    slug,
    type,
    category,
    title,
    description,
    publishDate,
    published,
    readTime,
    downloadCount,
    imageAlt,
  } = article
  return (
    <header className={`${messageScreen.underBar} ${surface.fineGrid}`}>
      <div className={`${surface.pageWidth} ${styles.articleHead}`}>
        <SiteLink to={page.back.href} className={styles.articleBack}>
          <svg aria-hidden="true" width="18" height="12" viewBox="0 0 18 12">
            <path d="M17 6H2M7 1L2 6l5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          {page.back.label}
        </SiteLink>
        <div className={styles.articleTitle}>
          <p className={`${resourceCard.badges} ${text.annotation}`}>
            <span className={resourceCard.badge}>{type}</span>
            <span className={`${resourceCard.badge} ${resourceCard.badgePlain}`}>{category}</span>
          </p>
          <h1>{title}</h1>
        </div>
        <p className={`${styles.articleDescription} ${text.lead}`}>
          <Description>{description}</Description>
        </p>
        <dl className={`${styles.articleFacts} ${text.annotation}`}>
          <div>
            <dt>{page.published}</dt>
            <dd>
              <time dateTime={published}>{publishDate}</time>
            </dd>
          </div>
          <div>
            <dt>{page.readTime}</dt>
            <dd>{readTime.replace(' read', '')}</dd>
          </div>
          {downloadCount ? (
            <div>
              <dt>{page.downloads}</dt>
              <dd>{downloadCount}</dd>
            </div>
          ) : (
            <DownloadCount slug={slug} />
          )}
        </dl>
        <div className={styles.articleActions}>
          <DownloadLink article={article} />
          <ShareButton title={title} />
        </div>
        <HeadPicture name={slug} alt={imageAlt} />
      </div>
    </header>
  )
}
