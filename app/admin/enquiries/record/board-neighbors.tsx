import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { useRecordLink } from '#app/admin/enquiries/open-record.ts'
import {
  cardsAround,
  type CardPlace,
  placeOf,
  shownBoard,
} from '#app/admin/enquiries/shown-board.ts'
import { NeighborButtons } from './neighbor-buttons.tsx'

/**
 * "4 of 7" in its column of the board, with buttons that go on in that column and then in the next one. A record that is
 * moved while it is open leaves its column: what follows is then still what followed it there.
 */
export function BoardNeighbors({ id }: { id: string }) {
  const columns = useSyncExternalStore(shownBoard.subscribe, shownBoard.get)
  const link = useRecordLink('inbox', id)
  const navigate = useNavigate()
  const now = placeOf(columns, id)
  const [known, setKnown] = useState<CardPlace>()
  const hasMoved = known?.id === id && known.stage !== now?.stage
  if (now && !hasMoved && (known?.id !== id || known.at !== now.at)) setKnown(now)
  const place = hasMoved ? known : now
  const { previous, next } = place ? cardsAround(columns, place) : {}
  const goTo = (neighbor: string | undefined) => {
    if (!neighbor) return undefined
    const { to, ...options } = link(neighbor)
    return () => void navigate(to, options)
  }
  // Otherwise the board itself goes on to its next card.
  const turn = (neighbor: string | undefined) => () => {
    if (hasMoved) goTo(neighbor)?.()
    return hasMoved
  }
  useCommandHandlers('record', { next: turn(next), previous: turn(previous) })
  if (!place) return null
  const total = columns.find(({ stage }) => stage === place.stage)?.count
  const position = hasMoved ? undefined : { number: place.at + 1, total }
  return <NeighborButtons position={position} previous={goTo(previous)} next={goTo(next)} />
}
