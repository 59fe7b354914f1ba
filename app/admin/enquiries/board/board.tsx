import { RefreshCw } from 'lucide-react'
import { ExportMenu } from '#app/admin/enquiries/filter-bar/export-menu.tsx'
import { FilterBar } from '#app/admin/enquiries/filter-bar/filter-bar.tsx'
import { NoEnquiries } from '#app/admin/enquiries/list/no-enquiries.tsx'
import { Strip } from '#app/admin/enquiries/list/strip.tsx'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'
import { useViewHeading } from '#app/admin/enquiries/views/use-view-heading.ts'
import { useSingleKeys } from '#app/admin/keys/single-keys.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { BoardCards } from './board-cards.tsx'
import styles from './board.module.css'
import { StageTabs } from './stage-tabs.tsx'
import { useCards } from './use-cards.ts'
import { useShownColumn } from './use-shown-column.ts'

const box = 'inbox'
const title = 'Contact submissions'
const keysId = 'board-keys'

/** The enquiries of the inbox by stage. `open`: the id of the one whose record is open beside it. */
export function Board({ open }: { open: string | undefined }) {
  const { listing } = useListing()
  const load = useCards(listing)
  const { columns, failed } = load
  const { heading, isStandard } = useViewHeading({ box, listing, room: 'Inbox', title })
  const [single] = useSingleKeys()
  const { shown, show } = useShownColumn(load, open)
  const isEmpty = load.isLoaded && !load.isBusy && load.cards.length === 0
  return (
    <section className={styles.panel} aria-labelledby="board-title">
      <header className={styles.head}>
        <h2 id="board-title" tabIndex={-1}>
          {heading}
        </h2>
        <IconButton
          label="Refresh contact submissions"
          icon={<RefreshCw aria-hidden data-busy={load.isFetching} />}
          onClick={load.refetch}
        />
        <Strip box={box} listing={listing} />
        <p id={keysId} className={styles.keys}>
          Arrows: from card to card · <kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd> moves the card
          {single && (
            <>
              {' '}
              · <kbd>s</kbd> all stages
            </>
          )}
        </p>
        <FilterBar quiet={isStandard}>
          <ExportMenu box={box} listing={listing} />
        </FilterBar>
      </header>
      {failed.length > 0 && (
        <LoadFailed
          what={
            failed.length === columns.length
              ? title
              : failed.map(({ stage }) => stageWords[stage]).join(', ')
          }
          loadedAt={Math.min(...failed.map(({ page }) => page.dataUpdatedAt))}
          retry={load.refetch}
          busy={load.isFetching}
        />
      )}
      {isEmpty && <NoEnquiries box={box} />}
      {!isEmpty && <StageTabs columns={columns} shown={shown} show={show} />}
      <BoardCards
        load={load}
        listing={listing}
        open={open}
        isEmpty={isEmpty}
        shown={shown}
        show={show}
        keysId={keysId}
      />
    </section>
  )
}
