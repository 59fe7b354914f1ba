import type { ShownArticle } from '#content/article.ts'
import { page } from '#content/pages/resource.ts'
import { useReadingPlace } from './use-reading-place.ts'
import * as folded from '#app/site/sections/folded-contents.module.css'
import * as styles from './contents.module.css'
import * as text from '#app/ui/text.module.css'

type Props = { article: ShownArticle }

/**
 * The sticky contents on a wide screen, which highlight the section in view, and for a reader who comes back the way to
 * where they stopped.
 */
export function StickyContents({ article: { slug, sections } }: Props) {
  const { current, stopped } = useReadingPlace(
    slug,
    sections.map(({ id }) => id),
  )
  const next = sections.findIndex(({ id }) => id === stopped)
  return (
    <>
      {next > 0 && (
        <a href={`#${stopped}`} className={styles.continueReading}>
          {page.continueAt} {next + 1}: {sections[next]!.title}
        </a>
      )}
      <nav className={styles.articleContents} aria-labelledby="contents-title">
        <h2 id="contents-title" className={`${text.annotation} ${styles.annotation}`}>
          {page.contents}
        </h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}

/** The collapsed contents above the text on a narrow screen. */
export const FoldedContents = ({ article: { sections } }: Props) => (
  <details className={`${folded.foldedContents} ${styles.foldedContents}`}>
    <summary>
      {page.contents}{' '}
      <span className={`${text.annotation} ${styles.annotation}`}>{sections.length}</span>
    </summary>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </details>
)
