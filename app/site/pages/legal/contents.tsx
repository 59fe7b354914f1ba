import type { Clause } from '#content/page-types.ts'

type Props = { clauses: Clause[] }

/** Beside the clauses, always in view. */
export const Contents = ({ clauses }: Props) => (
  <nav aria-label="Contents" className="legal-contents">
    <List clauses={clauses} />
  </nav>
)

/** Where there is no room beside them, folded above. */
export const FoldedContents = ({ clauses }: Props) => (
  <details className="legal-contents-folded" suppressHydrationWarning>
    <summary>
      Contents <span className="annotation">{clauses.length}</span>
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
