/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { MINUTE } from '#contract/durations.ts'
import { Link } from '#app/navigation/link.tsx'
import { figure } from '#app/admin/dates.ts'
import { writeValues } from '#app/admin/enquiries/filter-values.ts'
import { type Filters, writeListing } from '#app/admin/enquiries/filters.ts'
import { exactDuration } from '#app/admin/enquiries/clock/promise-clock.ts'
import { isStage, stageWords } from '#app/admin/enquiries/stage-words.ts'
import type { PromiseReport, PromiseReportQuery } from '#contract/promise-report.ts'
import { type PromiseState, promiseStates } from '#contract/promise-states.ts'
import { properName } from '#contract/source-words.ts'
import { keptShare } from './kept-share.ts'
import styles from './promise.module.css'

const headers = ['All', 'In time', 'Late', 'Open', 'Kept', 'Median']
const groupHeaders = {
  source: 'First source',
  campaign: 'First campaign',
  need: 'Primary need',
  range: 'Revenue range',
  stage: 'Stage',
}
const noneWords: { [Group in PromiseReportQuery['by']]?: string } = {
  source: 'No source in the link',
  campaign: 'No campaign in the link',
  need: 'No need chosen',
  range: 'No range chosen',
}

type ReportTableProps = { report: PromiseReport; by: PromiseReportQuery['by'] }

/** The roles are explicit, because some browsers drop them from rows with `display: grid`. */
export function ReportTable({ report: { from, total, groups }, by }: ReportTableProps) {
  const nameOf = (value: string) => {
    if (value === 'none') return noneWords[by] ?? value
    if (by === 'stage' && isStage(value)) return stageWords[value]
    return by === 'source' ? properName(value) : value
  }
  return (
    <table className={styles.table} role="table" aria-label="Answered inside 24 hours">
      <thead role="rowgroup">
        <tr role="row">
          {[groupHeaders[by], ...headers].map((header) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <Figures name="All enquiries" figures={total} filters={{ from }} />
        {groups.map(({ value, ...figures }) => (
          <Figures
            key={value}
            name={nameOf(value)}
            figures={figures}
            filters={isListed(by, value) ? { from, [by]: writeValues(by, [value]) } : undefined}
          />
        ))}
      </tbody>
    </table>
  )
}

/** No filter finds the enquiries whose sender chose no need or no range. */
const isListed = (by: PromiseReportQuery['by'], value: string) =>
  value !== 'none' || by === 'source' || by === 'campaign'

type FiguresProps = {
  name: string
  figures: PromiseReport['total']
  /** Undefined: no list shows these enquiries. */
  filters: Filters | undefined
}

const Figures = ({ name, figures, filters }: FiguresProps) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      <bdi title={name}>{name}</bdi>
    </th>
    <td role="cell">
      <Count count={figures.received} filters={filters} name={name} />
    </td>
    {promiseStates.map((promise) => (
      <td key={promise} role="cell" data-promise={promise}>
        <Count count={figures[promise]} filters={filters && { ...filters, promise }} name={name} />
      </td>
    ))}
    <td role="cell">{keptShare(figures)}</td>
    <td role="cell">
      {figures.median_minutes !== null && exactDuration(figures.median_minutes * MINUTE)}
    </td>
  </tr>
)

type CountProps = { count: number; filters: Filters | undefined; name: string }

const stateWords: Record<PromiseState, string> = { kept: 'in time', broken: 'late', open: 'open' }

const Count = ({ count, filters, name }: CountProps) => {
  if (count === 0) return <span className={styles.nothing}>0</span>
  if (!filters) return figure(count)
  const state = promiseStates.find((one) => one === filters.promise)
  return (
    <Link
      to={`/admin/inbox?${writeListing({ filters, sort: 'newest' })}`}
      aria-label={`${figure(count)} ${state ? stateWords[state] : 'in all'}, ${name}`}
    >
      {figure(count)}
    </Link>
  )
}
