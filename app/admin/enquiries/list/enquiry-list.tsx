import { useQuery } from '@tanstack/react-query'
import { Rows2, Rows3 } from 'lucide-react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { NewRows } from '#app/admin/live/new-rows.tsx'
import { ListPanel } from '#app/admin/lists/list-panel.tsx'
import { usePaging } from '#app/admin/lists/paging.ts'
import { usePersonalSetting } from '#app/admin/personal-setting.ts'
import { useValidCursor } from '#app/admin/lists/use-valid-cursor.ts'
import { BulkBar } from '#app/admin/enquiries/bulk/bulk-bar.tsx'
import { BulkProgress } from '#app/admin/enquiries/bulk/bulk-progress.tsx'
import styles from './enquiry-list.module.css'
import { EnquiryRows } from './enquiry-rows.tsx'
import { ExportMenu } from '#app/admin/enquiries/filter-bar/export-menu.tsx'
import { FilterBar } from '#app/admin/enquiries/filter-bar/filter-bar.tsx'
import { writeListing } from '#app/admin/enquiries/filters.ts'
import { SetupChecklist } from './setup-checklist.tsx'
import { NotSpamButton } from './not-spam-button.tsx'
import { NoEnquiries } from './no-enquiries.tsx'
import { type Box, enquiryCount, enquiryPage } from '#app/admin/enquiries/queries.ts'
import { SelectAll } from './row-checkbox.tsx'
import { useRowCommands } from './row-commands.ts'
import { rowInFocus, useRowFocus } from './row-focus.ts'
import { useSelection } from '#app/admin/enquiries/bulk/selection.ts'
import { Strip } from './strip.tsx'
import { useShowOpen } from './use-show-open.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'
import { useViewHeading } from '#app/admin/enquiries/views/use-view-heading.ts'

type EnquiryListProps = {
  box: Box
  /** The name of the room. */
  room: string
  title: string
  note?: string | undefined
  /** The id of the enquiry whose record is open. */
  open?: string | undefined
}

/** With more enquiries than this, the setup steps of the first day are no longer shown. */
const maxChecklistRows = 3

/** The list of the inbox and quarantine, with search, filters, selection and bulk actions. */
export function EnquiryList({ box, room, title, note, open }: EnquiryListProps) {
  const paging = usePaging('cursor')
  const { listing } = useListing()
  const page = enquiryPage(box, listing, paging.cursor)
  const query = useQuery(page)
  const count = useQuery(enquiryCount(box, listing)).data
  useValidCursor(query, paging)
  const [dense, setDense] = usePersonalSetting('dense-rows')
  const list = `${box} ${writeListing(listing)}`
  const focus = useRowFocus(list)
  const rows = query.data?.rows
  useShowOpen(open, rows !== undefined)
  const selection = useSelection(rows, `${list} ${paging.cursor}`)
  useRowCommands({
    target: () => (open ? rows?.find(({ id }) => id === open) : rowInFocus(focus, rows, open)),
    open,
    selection,
  })
  const { heading, isStandard } = useViewHeading({ box, listing, room, title })
  const total = query.data?.total ?? count ?? null
  const shown = query.data && !query.isPlaceholderData ? { ...query.data, total } : query.data
  return (
    <ListPanel
      name={`${box}-title`}
      title={title}
      heading="h2"
      shownTitle={heading}
      note={note}
      query={query}
      shown={shown}
      paging={paging}
      inOtherOrder={listing.sort !== 'newest'}
      className={styles.panel}
      before={<SelectAll selection={selection} shown={rows?.length ?? 0} />}
      intro={
        <>
          <Strip box={box} listing={listing} total={total} />
          {paging.cursor === null && (
            <NewRows queryKey={page.queryKey} shown={query.data} beside="figures" />
          )}
          <FilterBar quiet={isStandard}>
            <ExportMenu box={box} listing={listing} />
            <IconButton
              label={dense ? 'Two lines a row' : 'One line a row'}
              icon={dense ? <Rows2 aria-hidden /> : <Rows3 aria-hidden />}
              onClick={() => setDense(!dense)}
            />
          </FilterBar>
        </>
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
        focus={focus}
        selection={selection}
        Action={box === 'quarantine' ? NotSpamButton : undefined}
      />
      {rows?.length === 0 && !query.isPlaceholderData && <NoEnquiries box={box} />}
      {box === 'inbox' &&
        rows &&
        rows.length <= maxChecklistRows &&
        writeListing({ ...listing, layout: undefined }) === '' && (
          <SetupChecklist received={rows.length > 0} />
        )}
      <BulkBar
        selection={selection}
        shown={rows?.length ?? 0}
        total={total}
        box={box}
        listing={listing}
      />
      <BulkProgress />
    </ListPanel>
  )
}
