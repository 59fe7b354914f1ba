import { useEffect, useMemo } from 'react'
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router'
import { usePersonalSetting } from '#app/admin/personal-setting.ts'
import { readListing } from './filters.ts'
import type { Box } from './queries.ts'

/** Whether this person chose the board last. */
export const useBoardChosen = () => usePersonalSetting('board')

/** What was shown here first since the page was loaded. Back to the same entry has a location of its own. */
let first: Location | undefined

/**
 * Adds the layout that was chosen last to an address of the inbox that names none, as links from other rooms do. Returns
 * whether it is about to. Without a choice such an address shows the list.
 */
export function useRememberedLayout(box: Box) {
  const [isBoardChosen] = useBoardChosen()
  const location = useLocation()
  const { key, search, state } = location
  const navigate = useNavigate()
  const arrived = useNavigationType()
  // As it was when this entry was shown: choosing another layout leads to an entry of its own.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const wasBoardChosen = useMemo(() => isBoardChosen, [key])
  const params = new URLSearchParams(search)
  // An invalid value is removed first (use-listing.ts).
  const isWanted =
    box === 'inbox' &&
    wasBoardChosen &&
    !params.has('layout') &&
    readListing(params).refused.length === 0
  useEffect(() => {
    first ??= location
    // The address was entered, or followed from elsewhere.
    const isOpened = key === 'default' && first === location
    if (!isWanted) return
    // Back and Forward lead to what was shown there, which was the list.
    const wasList = arrived === NavigationType.Pop && !isOpened
    params.set('layout', wasList ? 'list' : 'board')
    void navigate({ search: `${params}` }, { replace: true, state })
    // Runs for each history entry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isWanted])
  return isWanted
}
