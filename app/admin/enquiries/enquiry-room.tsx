import { useEffect, useRef } from 'react'
import { Outlet, useParams } from 'react-router'
import { Room } from '#app/admin/frame/room.tsx'
import { EnquiryList } from './list/enquiry-list.tsx'
import styles from './enquiry-room.module.css'
import type { Box } from './queries.ts'
import { Rail } from './views/rail.tsx'
import { listingParameters, useValidListing } from './use-listing.ts'

type EnquiryRoomProps = { box: Box; title: string; note?: string }

/** The list beside the open record; on a narrow screen only one of them is visible. */
export function EnquiryRoom({ box, title, note }: EnquiryRoomProps) {
  const { id } = useParams()
  useValidListing()
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  return (
    <Room title={title} parameters={listingParameters} className={styles.room}>
      <Rail box={box} />
      <div className={styles.panes} data-open={id !== undefined}>
        <EnquiryList box={box} room={title} title={listTitles[box]} note={note} open={id} />
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
