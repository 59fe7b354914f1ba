import { useQuery } from '@tanstack/react-query'
import { Rows2, Rows3 } from 'lucide-react'
import { IconButton } from '#app/admin/icon-button.tsx'
import { ListPanel } from '#app/admin/list-panel.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { usePersonalSetting } from '#app/admin/personal-setting.ts'
import { useValidPlace } from '#app/admin/use-valid-place.ts'
import styles from './enquiry-list.module.css'
import { EnquiryRows } from './enquiry-rows.tsx'
import { writeListing } from './filters.ts'
import { FirstDay } from './first-day.tsx'
import { type Box, enquiryPage } from './queries.ts'
import { SpamButton } from './spam-button.tsx'
import { useListing } from './use-listing.ts'

type EnquiryListProps = {
  box: Box
  title: string
  note?: string | undefined
  /** The enquiry whose record lies open. */
  open?: string | undefined
}

/** With more than that the first day is over. */
const fewest = 3

const empty = { inbox: 'No contact submissions.', quarantine: 'Nothing is in quarantine.' }

export function EnquiryList({ box, title, note, open }: EnquiryListProps) {
  const paging = usePaging('cursor')
  const { listing } = useListing()
  const query = useQuery(enquiryPage(box, listing, paging.cursor))
  useValidPlace(query, paging)
  const [dense, setDense] = usePersonalSetting('dense-rows')
  const rows = query.data?.rows
  return (
    <ListPanel
      name={`${box}-title`}
      title={title}
      note={note}
      query={query}
      paging={paging}
      className={styles.panel}
      tools={
        <IconButton
          label={dense ? 'Two lines a row' : 'One line a row'}
          icon={dense ? <Rows2 aria-hidden /> : <Rows3 aria-hidden />}
          onClick={() => setDense(!dense)}
        />
      }
    >
      <EnquiryRows
        box={box}
        title={title}
        rows={rows}
        busy={query.isPlaceholderData}
        open={open}
        search={listing.filters.q}
        dense={dense}
        extras={(row, tabStop) => ({
          after: box === 'quarantine' && <SpamButton enquiry={row} tabIndex={tabStop ? 0 : -1} />,
        })}
      />
      {rows?.length === 0 && <p className={styles.empty}>{empty[box]}</p>}
      {box === 'inbox' && rows && rows.length <= fewest && writeListing(listing) === '' && (
        <FirstDay received={rows.length > 0} />
      )}
    </ListPanel>
  )
}
