import type { UseQueryResult } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './list-panel.module.css'
import { LoadFailed } from './load-failed.tsx'
import type { FilteredPage } from './page.ts'
import { Pager } from './pager.tsx'
import type { Paging } from './paging.ts'

type ListPanelProps = {
  /** Also the id of its heading. */
  name: string
  title: string
  heading?: 'h2' | 'h3'
  note?: string | undefined
  query: UseQueryResult<FilteredPage<unknown>>
  paging: Paging
  className?: string | undefined
  /** The heading, where it is not the list's name. */
  shownTitle?: string
  /** The page as its position tells it, where more is known of it than was loaded. */
  shown?: FilteredPage<unknown> | undefined
  inOtherOrder?: boolean
  /** Stands before the heading. */
  before?: ReactNode
  /** Stands between the heading and the list, also while that is loading. */
  intro?: ReactNode
  children: ReactNode
}

/** A list with its heading, its pages, a button to reload it, and what to say when it cannot be loaded. */
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
