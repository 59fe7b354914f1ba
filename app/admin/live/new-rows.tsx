import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { figure } from '#app/admin/dates.ts'
import { arrived, type Listed } from './arrived.ts'
import { freshLists } from './fresh-lists.ts'
import styles from './new-rows.module.css'

type NewRowsProps = {
  queryKey: QueryKey
  /** The rows that are in the list. */
  shown: Listed | undefined
  /** The line above the list, at the end of which it is positioned; in a column of the board it stands in that line. */
  beside: 'heading' | 'figures' | 'stage'
  /** Other lists on the screen, to which rows of this one may have gone: they are brought up to date together. */
  together?: readonly QueryKey[]
}

/** The number of new rows, as a button that shows them. */
export function NewRows({ queryKey, shown, beside, together = [] }: NewRowsProps) {
  const client = useQueryClient()
  /** The id of the first new row, which gets the focus once it is rendered. */
  const sought = useRef<string>(undefined)
  const hash = hashKey(queryKey)
  const fresh = useSyncExternalStore(freshLists.subscribe, () => freshLists.get(hash))
  const loadedAtOf = (key: QueryKey) => client.getQueryState(key)?.dataUpdatedAt ?? 0
  const news =
    shown && fresh && fresh.at > loadedAtOf(queryKey) ? arrived(shown, fresh.page.rows) : []

  const show = () => {
    for (const key of [queryKey, ...together]) {
      const found = freshLists.get(hashKey(key))
      if (!found || found.at <= loadedAtOf(key)) continue
      client.setQueryData(key, found.page)
      freshLists.set(hashKey(key), undefined)
      void client.invalidateQueries({ queryKey: key, exact: true })
    }
    sought.current = news[0]?.id
  }

  useEffect(() => {
    const row = sought.current && document.querySelector(`[data-row="${sought.current}"]`)
    if (row instanceof HTMLElement) row.focus()
    sought.current = undefined
    // Runs when the rows have been rendered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown?.rows])

  return (
    <div className={styles.place} data-beside={beside} role="status">
      {news.length > 0 && (
        <button type="button" className={styles.pill} onClick={show}>
          <ArrowUp aria-hidden />
          {figure(news.length)} new
        </button>
      )}
    </div>
  )
}
