import type { Clause } from '#content/page-types.ts'
import * as folded from '#app/site/sections/folded-contents.module.css'
import * as styles from './legal.module.css'
import * as text from '#app/ui/text.module.css'

type Props = { clauses: Clause[] }

/** The sticky list of clauses on a wide screen. */
export const Contents = ({ clauses }: Props) => (
  <nav aria-label="Contents" className={styles.legalContents}>
    <List clauses={clauses} />
  </nav>
)

/** The collapsed list above the clauses on a narrow screen. */
export const FoldedContents = ({ clauses }: Props) => (
  <details
    className={`${folded.foldedContents} ${styles.legalContentsFolded}`}
    suppressHydrationWarning
  >
    <summary>
      Contents <span className={text.annotation}>{clauses.length}</span>
    </summary>
    <List clauses={clauses} />
  </details>
)

function List({ clauses }: Props) {
  return (
    <ol>
      {clauses.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
