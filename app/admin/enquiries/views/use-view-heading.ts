import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import type { Box } from '#app/admin/enquiries/queries.ts'
import { savedViews } from './saved-views.ts'
import { useViewTitle } from './use-view-title.ts'
import { isSameView, standardViews, viewOfQuery } from './views.ts'

type Shown = {
  box: Box
  listing: Listing
  /** The name of the room. */
  room: string
  /** The heading of a list that is no view. */
  title: string
}

/** The heading of a list or board: the name of its view, else the title. Also names the browser's tab. */
export function useViewHeading({ box, listing, room, title }: Shown) {
  const view = standardViews.find((one) => isSameView(one, { box, listing }))
  const { data: saved = [] } = useQuery(savedViews)
  const named = view ?? saved.find(({ query }) => isSameView(viewOfQuery(query), { box, listing }))
  const isPlain = view && (view.name === 'All' || box === 'quarantine')
  const heading = named && !isPlain ? named.name : title
  useViewTitle(heading === title ? room : heading)
  return { heading, isStandard: view !== undefined }
}
