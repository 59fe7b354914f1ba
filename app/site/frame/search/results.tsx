import { palette } from '#content/search.ts'
import type { HitGroup } from './rank.ts'
import { Result, type ResultProps } from './result.tsx'
import * as styles from './palette.module.css'
import * as textStyles from '#app/ui/text.module.css'

type Props = {
  id: string
  groups: HitGroup[]
  query: string
  terms: string[]
  at: number
  optionId: (index: number) => string
  onPoint: (index: number) => void
  onChosen: () => void
}

export function Results({ id, groups, query, terms, at, optionId, onPoint, onChosen }: Props) {
  const flat = groups.flatMap(({ hits }) => hits)
  const common = (index: number): Omit<ResultProps, 'title' | 'href'> => ({
    id: optionId(index),
    isActive: index === at,
    terms,
    onPoint: () => onPoint(index),
    onChosen,
  })
  return (
    <>
      {flat.length === 0 && <p className={styles.paletteNothing}>{palette.nothing}</p>}
      <div id={id} role="listbox" aria-label={palette.results} className={styles.paletteList}>
        {groups.map(({ group, hits }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className={`${styles.paletteGroup} ${textStyles.annotation}`}>
              {group}
            </p>
            {hits.map((hit) => {
              const { entry, heading } = hit
              return (
                <Result
                  key={entry.href + entry.title}
                  {...common(flat.indexOf(hit))}
                  found={hit.found}
                  title={entry.title}
                  href={heading?.href ?? entry.href}
                  heading={heading?.title}
                  text={entry.text}
                />
              )
            })}
          </div>
        ))}
        {flat.length === 0 && (
          <Result
            {...common(0)}
            title={palette.ask}
            href="/contact"
            text={palette.askText}
            origin={`search: ${query.slice(0, 60)}`}
          />
        )}
      </div>
    </>
  )
}
