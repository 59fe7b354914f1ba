/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './data-table.module.css'

export type Column<Row> = { id: string; header: string; cell: (row: Row) => ReactNode }

type DataTableProps<Row> = {
  label: string
  columns: Column<Row>[]
  /** Undefined while the first page is loading. */
  rows: Row[] | undefined
  stale: boolean
  /** The text of an empty list. */
  empty: string
}

/**
 * A table that becomes a stack of cards on a phone. The roles are explicit, because some browsers drop them from rows
 * with `display: block`.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, stale, empty } = props
  return (
    <table className={styles.table} role="table" aria-label={label} aria-busy={!rows || stale}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header }) => (
            <th key={id} role="columnheader" scope="col" data-column={id}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {!rows && <SkeletonRows columns={columns.length} />}
        {rows?.length === 0 && (
          <tr role="row">
            <td role="cell" className={styles.empty} colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
        {rows?.map((row) => (
          <tr key={row.id} role="row">
            {columns.map(({ id, cell }) => (
              <td key={id} role="cell" data-column={id}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SkeletonRows = ({ columns }: { columns: number }) =>
  [0, 1, 2, 3, 4].map((row) => (
    <tr key={row} role="row">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} role="cell">
          <Skeleton wide={column === 1} />
        </td>
      ))}
    </tr>
  ))
