import type { Article } from '#content/article.ts'
import { page } from '#content/pages/resource.ts'
import { useSectionInView } from './section-in-view.ts'
import * as folded from '#app/site/sections/folded-contents.module.css'
import * as styles from './contents.module.css'
import * as text from '#app/ui/text.module.css'

type Props = { article: Article }

/** The sticky contents on a wide screen, which highlight the section in view. */
export function StickyContents({ article: { sections } }: Props) {
  const current = useSectionInView(sections.map(({ id }) => id))
  return (
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
