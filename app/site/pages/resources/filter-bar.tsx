import { SiteLink } from '#app/site/sections/site-link.tsx'
import { page } from '#content/pages/resources.ts'
import { addressOf, type Facet, facets, type Filter, matches } from './filter.ts'
import { library } from './library.ts'
import * as styles from './resources.module.css'
import * as text from '#app/ui/text.module.css'

const { filters } = page

/** Filters as plain links, each with the number of resources that it shows. */
export function FilterBar({ filter }: { filter: Filter }) {
  return (
    <nav aria-label={filters.title}>
      <Choices facet="type" label={filters.type} filter={filter} />
      <Choices facet="category" label={filters.category} filter={filter} />
    </nav>
  )
}

function Choices({ facet, label, filter }: { facet: Facet; label: string; filter: Filter }) {
  return (
    <div className={styles.filterRow}>
      <p id={`filter-${facet}`} className={text.annotation}>
        {label}
      </p>
      <ul aria-labelledby={`filter-${facet}`}>
        {[null, ...facets[facet]].map((value) => {
          const next = { ...filter, [facet]: value }
          const count = library.filter((resource) => matches(resource, next)).length
          return (
            <li key={value}>
              <SiteLink
                to={`${addressOf(next)}#library`}
                aria-current={filter[facet] === value ? 'true' : undefined}
                className={count === 0 ? styles.filterEmpty : undefined}
              >
                {value ?? filters.all} <span className={text.annotation}>{count}</span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
