import { type ReactNode, useRef } from 'react'
import { binKeptDays } from '#contract/enquiry-rules.ts'
import { useFocusHeadingAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { Button } from '#app/ui/button.tsx'
import styles from './enquiry-list.module.css'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { periodFault } from '#app/admin/enquiries/filter-bar/period.ts'
import { useFilterParts } from '#app/admin/enquiries/filter-bar/use-filter-parts.ts'
import type { Box } from '#app/admin/enquiries/queries.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'
import { isSameView, standardViews } from '#app/admin/enquiries/views/views.ts'

const reasons: Record<string, string> = {
  Waiting: 'Nobody waits for an answer.',
  Mine: 'Nothing is assigned to you. Press i on an enquiry to make it yours.',
  Mentions: 'Nobody has mentioned you by writing @ and your name in a note.',
  Unowned: 'Every enquiry has an owner.',
  'Follow-up due': 'No follow-up is due.',
  All: 'No contact submissions.',
  Won: 'Nothing is won yet.',
  Lost: 'Nothing is lost.',
  Bin: `The bin is empty. What is moved to it stays for ${binKeptDays} days.`,
  Quarantine: 'Nothing is in quarantine.',
}

/** Says why the list is empty, and what to do about it. */
export function NoEnquiries({ box }: { box: Box }) {
  const { listing, show } = useListing()
  const view = standardViews.find((one) => isSameView(one, { box, listing }))
  const parts = useFilterParts(listing.filters)
  if (view)
    return (
      <div className={styles.empty}>
        <p>{reasons[view.name]}</p>
        {view.name === 'All' && <FoundElsewhere box={box} />}
      </div>
    )
  const { q } = listing.filters
  return (
    <div className={styles.empty}>
      <p>
        {periodFault(listing.filters) ??
          `No enquiry matches ${parts.length === 1 ? 'this filter' : 'all of these filters'}.`}
      </p>
      <ul aria-label="Ways to more enquiries">
        {parts.map(({ name, value, words, without }) => (
          <li key={`${name} ${value}`}>
            <Drop look="secondary" onDrop={() => show({ filters: without, sort: listing.sort })}>
              Drop <bdi>{words}</bdi>
            </Drop>
          </li>
        ))}
        {parts.length > 1 && (
          <li>
            <Drop look="quiet" onDrop={() => show({ filters: {}, sort: listing.sort })}>
              Drop all
            </Drop>
          </li>
        )}
      </ul>
      {q && <FoundElsewhere box={box} q={q} />}
    </div>
  )
}

type DropProps = { look: 'secondary' | 'quiet'; onDrop: () => void; children: ReactNode }

function Drop({ look, onDrop, children }: DropProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHeadingAfterRemoval(button)
  return (
    <Button ref={button} look={look} size="small" onClick={onDrop}>
      <span>{children}</span>
    </Button>
  )
}
