import { useEffect, useRef } from 'react'
import { Outlet, useParams } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'
import { Room } from '#app/admin/frame/room.tsx'
import { lazyPart } from '#app/admin/lazy-part.ts'
import { EnquiryList } from './list/enquiry-list.tsx'
import styles from './enquiry-room.module.css'
import { LayoutSwitch } from './layout-switch.tsx'
import type { Box } from './queries.ts'
import { Rail } from './views/rail.tsx'
import { listingParameters, useListing, useValidListing } from './use-listing.ts'
import { useRememberedLayout } from './use-remembered-layout.ts'

type EnquiryRoomProps = { box: Box; title: string; note?: string }

const useBoard = lazyPart(async () => (await import('./board/board.tsx')).Board)

/** The list, or the board, beside the open record; on a narrow screen only one of them is visible. */
export function EnquiryRoom({ box, title, note }: EnquiryRoomProps) {
  const { id } = useParams()
  useValidListing()
  const { listing, show } = useListing()
  const isBoard = box === 'inbox' && listing.layout === 'board'
  const { Part: Board } = useBoard(isBoard, () =>
    show({ ...listing, layout: 'list' }, { replace: true }),
  )
  const isUndecided = useRememberedLayout(box)
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  return (
    <Room title={title} parameters={listingParameters[box]} className={styles.room}>
      <div className={styles.views}>
        {box === 'inbox' && <LayoutSwitch listing={listing} />}
        <Rail box={box} />
      </div>
      <div className={styles.panes} data-open={id !== undefined} data-board={isBoard}>
        {isBoard && Board ? (
          <Board open={id} />
        ) : isBoard || isUndecided ? (
          <Spinner label="Loading the board" />
        ) : (
          <EnquiryList box={box} room={title} title={listTitles[box]} note={note} open={id} />
        )}
        <div ref={pane} className={styles.record}>
          {id === undefined ? (
            <p className={styles.none}>Choose an enquiry to read it here.</p>
          ) : (
            <Outlet context={box} />
          )}
        </div>
      </div>
    </Room>
  )
}

const listTitles = { inbox: 'Contact submissions', quarantine: 'Suspected spam' }
