/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { FlexRender, tableFeatures, type TableOptions, useTable } from '@tanstack/react-table'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './data-table.module.css'

/** Sorting and paging are the server's work, so the table needs none of the library's features. */
export const features = tableFeatures({})

type Columns<Row extends object> = TableOptions<typeof features, Row>['columns']

type DataTableProps<Row extends object> = {
  label: string
  columns: Columns<Row>
  /** Undefined while the first page is on its way. */
  rows: Row[] | undefined
  rowId: (row: Row) => string
  stale: boolean
  /** What an empty list says. */
  empty: string
}

const none: never[] = []

/**
 * A table that becomes a stack of cards on a phone. The roles are written out because CSS that makes blocks
 * of rows takes them away in some browsers.
 */
export function DataTable<Row extends object>({ label, rows, ...props }: DataTableProps<Row>) {
  const table = useTable({
    features,
    columns: props.columns,
    data: rows ?? none,
    getRowId: props.rowId,
  })
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  return (
    <table
      className={styles.table}
      role="table"
      aria-label={label}
      aria-busy={!rows || props.stale}
    >
      <thead role="rowgroup">
        <tr role="row">
          {headers.map((header) => (
            <th key={header.id} role="columnheader" scope="col" data-column={header.column.id}>
              <FlexRender header={header} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {!rows && <SkeletonRows columns={headers.length} />}
        {rows?.length === 0 && (
          <tr role="row">
            <td role="cell" className={styles.empty} colSpan={headers.length}>
              {props.empty}
            </td>
          </tr>
        )}
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} role="row">
            {row.getAllCells().map((cell) => (
              <td key={cell.id} role="cell" data-column={cell.column.id}>
                <FlexRender cell={cell} />
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
