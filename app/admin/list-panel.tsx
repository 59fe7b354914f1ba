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
  /** More buttons beside Refresh. */
  tools?: ReactNode
  children: ReactNode
}

/** A list with its heading, its pages, a way to load it anew, and what to say when it cannot be loaded. */
export function ListPanel(props: ListPanelProps) {
  const { name, title, heading: Heading = 'h2', note, query, paging } = props
  const head = useRef<HTMLHeadingElement>(null)
  const onTurn = () => {
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'nearest' })
  }
  const pager = { paging, shown: query.data, onTurn }
  return (
    <section className={props.className ?? styles.panel} aria-labelledby={name} data-list={name}>
      <header className={styles.head}>
        <Heading id={name} ref={head} tabIndex={-1}>
          {title}
        </Heading>
        <Pager label={`${title}: pages`} {...pager} />
        {props.tools}
        <IconButton
          label={`Refresh ${title.toLowerCase()}`}
          icon={<RefreshCw aria-hidden data-busy={query.isFetching} />}
          onClick={() => void query.refetch()}
        />
      </header>
      {note && <p className={styles.note}>{note}</p>}
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
