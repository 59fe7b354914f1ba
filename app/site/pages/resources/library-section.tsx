import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { page } from '#content/pages/resources.ts'
import { addressOf, type Facet, type Filter, isFiltered, matches } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { featured, library } from './library.ts'
import { ResourceCard } from './resource-card.tsx'
import * as styles from './resources.module.css'
import * as resourceCard from './resource-card.module.css'
import * as text from '#app/ui/text.module.css'
import * as actions from '#app/site/sections/actions.module.css'

const { grid, filters } = page

/** The resources for a filter; without a filter all except the featured one, which is shown above. */
export function Library({ filter }: { filter: Filter }) {
  const filtered = isFiltered(filter)
  const shown = library.filter((resource) =>
    filtered ? matches(resource, filter) : resource !== featured,
  )
  return (
    <Section>
      <div className={styles.libraryHead}>
        <h2 id="library" className={text.h2}>
          {filtered ? grid.found(shown.length, library.length) : grid.title}
        </h2>
        <FilterBar filter={filter} />
      </div>
      {shown.length > 0 ? (
        <ul
          className={
            filtered
              ? `${resourceCard.resourceCards} ${styles.resourceCards}`
              : `${resourceCard.resourceCards} ${styles.resourceCards} ${styles.resourceCardsAll}`
          }
        >
          {shown.map((resource) => (
            <ResourceCard key={resource.slug} resource={resource} button={grid.button} />
          ))}
        </ul>
      ) : (
        <Nothing filter={filter} />
      )}
    </Section>
  )
}

/** Shown if nothing matches, which takes two filters: each link removes one of them. */
function Nothing({ filter }: { filter: Filter }) {
  const without = (facet: Facet) => `${addressOf({ ...filter, [facet]: null })}#library`
  return (
    <div className={styles.libraryEmpty}>
      <p className={`${text.lead} ${styles.lead}`}>{filters.none}</p>
      <div className={actions.actions}>
        <SiteLink to={without('category')} className={buttonClass('secondary')}>
          {filters.only(filters.type, filter.type ?? '')}
        </SiteLink>
        <SiteLink to={without('type')} className={buttonClass('secondary')}>
          {filters.only(filters.category, filter.category ?? '')}
        </SiteLink>
        <SiteLink to="/resources#library" className={buttonClass('quiet')}>
          {filters.clear}
        </SiteLink>
      </div>
    </div>
  )
}
