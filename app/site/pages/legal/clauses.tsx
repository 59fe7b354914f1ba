import type { Clause } from '#content/page-types.ts'
import { Linked } from './linked.tsx'
import * as styles from './legal.module.css'
import * as text from '#app/ui/text.module.css'

/** The clauses, numbered so that they can be cited. */
export function Clauses({ clauses }: { clauses: Clause[] }) {
  return (
    <ol className={styles.clauses}>
      {clauses.map(({ id, title, body }) => (
        <li key={id}>
          <h2 id={id} className={text.h3}>
            {title}
          </h2>
          {body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>
                <Linked text={part} />
              </p>
            ) : (
              <ul key={part[0]}>
                {part.map((item) => (
                  <li key={item}>
                    <Linked text={item} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </li>
      ))}
    </ol>
  )
}
