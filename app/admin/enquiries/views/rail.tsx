import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { figure } from '#app/admin/dates.ts'
import { keptShare } from '#app/admin/promise/kept-share.ts'
import { lastMonth } from '#app/admin/promise/queries.ts'
import { useMedia } from '#app/admin/use-media.ts'
import viewLink from '#app/admin/view-link.module.css'
import { Link } from '#app/navigation/link.tsx'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import { EditView } from './edit-view.tsx'
import { type Box, enquiryCount } from '#app/admin/enquiries/queries.ts'
import styles from './rail.module.css'
import { SaveView } from './save-view.tsx'
import { savedViews } from './saved-views.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'
import { isSameView, reportPath, standardViews, type View, viewOfQuery, viewPath } from './views.ts'

/** The views with their counts; a menu on a narrow screen. */
export function Rail({ box }: { box?: Box }) {
  const isWide = useMedia('(width >= 80rem)')
  const { listing } = useListing()
  const { data: saved = [], isPending } = useQuery(savedViews)
  const [open, setOpen] = useState(false)
  const here = box && { box, listing }
  const all = [...standardViews, ...saved.map((one) => ({ ...viewOfQuery(one.query), ...one }))]
  const own = saved.filter((one) => one.own)
  const isHere = (view: View) => here !== undefined && isSameView(view, here)
  const current = all.find(isHere)
  const views = (
    <nav className={styles.rail} aria-label="Views">
      <ul>
        {standardViews.map((view) => (
          <li key={view.name}>
            <ViewLink
              view={view}
              layout={listing.layout}
              current={view === current}
              onGo={() => setOpen(false)}
            />
          </li>
        ))}
      </ul>
      <ul className={styles.apart}>
        <li>
          <PromiseLink current={!here} onGo={() => setOpen(false)} />
        </li>
      </ul>
      {saved.length > 0 && (
        <>
          <h2>Saved</h2>
          <ul>
            {saved.map((one) => {
              const view = { name: one.name, ...viewOfQuery(one.query) }
              return (
                <li key={one.id}>
                  <ViewLink
                    view={view}
                    layout={listing.layout}
                    title={one.own && one.shared ? `${one.name}, shared with all admins` : one.name}
                    current={isHere(view)}
                    onGo={() => setOpen(false)}
                  />
                  {one.own ? (
                    <EditView
                      view={one}
                      here={here ?? view}
                      place={{ at: own.indexOf(one), of: own.length }}
                    />
                  ) : (
                    <span className={styles.shared} title={`Shared by ${one.owner_email}`}>
                      shared
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
      {/* Not while the views above it are loading, because it would move when they arrive. */}
      {here && !current && !isPending && <SaveView view={here} />}
    </nav>
  )
  if (isWide) return views
  return (
    <details
      data-menu
      className={styles.menu}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>View:</span>
        {` ${here ? (current?.name ?? 'Filtered') : promiseLabel} `}
        <ChevronDown aria-hidden />
      </summary>
      {open && views}
    </details>
  )
}

const promiseLabel = 'Promise kept'

/** The link to the report, with the share of enquiries that were answered within 24 hours. */
function PromiseLink({ current, onGo }: { current: boolean; onGo: () => void }) {
  const { data } = useQuery(lastMonth)
  const share = data && keptShare(data.total)
  return (
    <Link
      className={viewLink.link}
      to={reportPath}
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
    >
      <bdi title="Answered within 24 hours, of the last 30 days’ enquiries whose 24 hours are over">
        {promiseLabel}
      </bdi>
      {share && <span>{share}</span>}
    </Link>
  )
}

type ViewLinkProps = {
  view: View
  layout: Listing['layout']
  title?: string
  current: boolean
  onGo: () => void
}

function ViewLink({ view, layout, title, current, onGo }: ViewLinkProps) {
  const { box, listing, countsUnread = false } = view
  const filters = { ...listing.filters, ...(countsUnread && { unread: '1' }) }
  const { data } = useQuery(enquiryCount(box, { ...listing, filters }))
  return (
    <Link
      className={viewLink.link}
      to={viewPath(view, layout)}
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
    >
      <bdi title={title ?? view.name}>{view.name}</bdi>
      {data !== undefined && !(countsUnread && data === 0) && (
        <span title={countsUnread ? 'Unread' : undefined}>{figure(data)}</span>
      )}
    </Link>
  )
}
