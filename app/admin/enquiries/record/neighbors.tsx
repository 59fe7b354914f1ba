import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { firstNumber } from '#app/admin/lists/page.ts'
import { usePaging } from '#app/admin/lists/paging.ts'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { useRecordAcrossPages } from '#app/admin/enquiries/use-record-across-pages.ts'
import { useRecordLink } from '#app/admin/enquiries/open-record.ts'
import { type Box, enquiryCount, enquiryPage } from '#app/admin/enquiries/queries.ts'
import { writeListing } from '#app/admin/enquiries/filters.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'
import { NeighborButtons } from './neighbor-buttons.tsx'

/** "4 of 7" in the list, with buttons for the previous and the next enquiry. */
export function Neighbors({ id, box }: { id: string; box: Box }) {
  const paging = usePaging('cursor')
  const { listing } = useListing()
  // The list keeps this query up to date. Refetching it for each opened record would move the list's rows.
  const { data: page, isPlaceholderData } = useQuery({
    ...enquiryPage(box, listing, paging.cursor),
    refetchOnMount: false,
  })
  const { data: count } = useQuery(enquiryCount(box, listing))
  const link = useRecordLink(box, id)
  const acrossPages = useRecordAcrossPages(box)
  const navigate = useNavigate()
  const at = page?.rows.findIndex((row) => row.id === id) ?? -1
  // After the enquiry has left the list, its last position is used, so that the buttons still work. Reset for another
  // list.
  const list = `${writeListing(listing)} ${paging.cursor}`
  const [known, setKnown] = useState({ list, place: -1 })
  const place = at < 0 && known.list === list ? known.place : at
  if (!isPlaceholderData && (known.list !== list || known.place !== place))
    setKnown({ list, place })
  const previousId = place < 0 ? undefined : page?.rows[place - 1]?.id
  const nextId = place < 0 ? undefined : page?.rows[at < 0 ? place : place + 1]?.id
  // Within a page the list itself goes on to its next row.
  const turn = (by: 1 | -1, neighbor: string | undefined) => () => {
    const open = place < 0 || neighbor ? undefined : acrossPages(by)
    open?.()
    return open !== undefined
  }
  useCommandHandlers('record', { next: turn(1, nextId), previous: turn(-1, previousId) })
  if (!page || place < 0) return null
  const first = firstNumber(page, paging.before)
  const total = page.total ?? count
  const goTo = (id: string | undefined) => {
    if (!id) return undefined
    const { to, ...options } = link(id)
    return () => void navigate(to, options)
  }
  const previous = goTo(previousId) ?? acrossPages(-1)
  const next = goTo(nextId) ?? acrossPages(1)
  const position = first !== null && at >= 0 ? { number: first + at, total } : undefined
  return <NeighborButtons position={position} previous={previous} next={next} />
}
