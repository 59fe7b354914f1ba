import type { UseQueryResult } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './list-panel.module.css'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import type { FilteredPage } from './page.ts'
import { Pager } from './pager.tsx'
import type { Paging } from './paging.ts'

type ListPanelProps = {
  /** The id of the heading. */
  name: string
  title: string
  heading?: 'h2' | 'h3'
  note?: string | undefined
  query: UseQueryResult<FilteredPage<unknown>>
  paging: Paging
  className?: string | undefined
  /** The text of the heading if it is not `title`, as for a view. */
  shownTitle?: string
  /** The page for the pager, if more is known than in `query`, such as the total. */
  shown?: FilteredPage<unknown> | undefined
  inOtherOrder?: boolean
  /** In the header, before the heading. */
  before?: ReactNode
  /** Between the heading and the list, also while the list is loading. */
  intro?: ReactNode
  children: ReactNode
}

/** A list with heading, pager, refresh button and error message. */
export function ListPanel(props: ListPanelProps) {
  const { name, title, heading: Heading = 'h2', note, query, paging } = props
  const head = useRef<HTMLHeadingElement>(null)
  const onTurn = () => {
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'nearest' })
  }
  const pager = {
    paging,
    shown: props.shown ?? query.data,
    turning: query.isPlaceholderData,
    inOtherOrder: props.inOtherOrder,
    onTurn,
  }
  return (
    <section className={props.className ?? styles.panel} aria-labelledby={name} data-list={name}>
      <header className={styles.head}>
        {props.before}
        <Heading id={name} ref={head} tabIndex={-1}>
          {props.shownTitle ?? title}
        </Heading>
        <Pager label={`${title}: pages`} {...pager} />
        <IconButton
          label={`Refresh ${title.toLowerCase()}`}
          icon={<RefreshCw aria-hidden data-busy={query.isFetching} />}
          onClick={() => void query.refetch()}
        />
      </header>
      {note && <p className={styles.note}>{note}</p>}
      {props.intro}
      {query.isError && (
        <LoadFailed
          what={title}
          loadedAt={query.dataUpdatedAt}
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {(query.data || !query.isError) && props.children}
      <Pager label={`More ${title.toLowerCase()}`} {...pager} foot />
    </section>
  )
}
