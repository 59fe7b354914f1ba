import { useQuery } from '@tanstack/react-query'
import { Link } from '#app/navigation/link.tsx'
import { chosenDay, figure } from '#app/admin/dates.ts'
import room from '#app/admin/enquiries/enquiry-room.module.css'
import { Rail } from '#app/admin/enquiries/views/rail.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Room } from '#app/admin/frame/room.tsx'
import viewLink from '#app/admin/view-link.module.css'
import { reportGroups } from '#contract/promise-states.ts'
import { keptShare } from './kept-share.ts'
import { promisePath, reportDays, useReportChoice } from './choice.ts'
import styles from './promise.module.css'
import { promiseReport } from './queries.ts'
import { ReportTable } from './report-table.tsx'

const title = 'Answered inside 24 hours'
const groupWords = {
  source: 'By source',
  campaign: 'By campaign',
  need: 'By need',
  range: 'By revenue',
  stage: 'By stage',
}

/** How many enquiries were answered within 24 hours, by source and other groups. Each figure links to its enquiries. */
export function Component() {
  const choice = useReportChoice()
  const query = useQuery(promiseReport(choice))
  const report = query.data
  return (
    <Room title="Promise" parameters={['by', 'days']} className={room.room}>
      <Rail />
      <section className={styles.report} aria-labelledby="promise-title">
        <header className={styles.head}>
          <h2 id="promise-title">{title}</h2>
          <nav aria-label="Days">
            {reportDays.map((days) => (
              <Link
                className={viewLink.link}
                key={days}
                to={promisePath({ ...choice, days })}
                aria-current={days === choice.days ? 'page' : undefined}
              >
                {days} days
              </Link>
            ))}
          </nav>
          <nav aria-label="Grouped by">
            {reportGroups.map((by) => (
              <Link
                className={viewLink.link}
                key={by}
                to={promisePath({ ...choice, by })}
                aria-current={by === choice.by ? 'page' : undefined}
              >
                {groupWords[by]}
              </Link>
            ))}
          </nav>
        </header>
        {query.isError && (
          <LoadFailed
            what={title}
            loadedAt={query.dataUpdatedAt}
            retry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {report && (
          <>
            <p className={styles.sum}>{sumOf(report.total, report.from)}</p>
            {report.total.received > 0 && <ReportTable report={report} by={choice.by} />}
            {report.more > 0 && (
              <p className={styles.note}>
                {figure(report.more)} more with fewer enquiries are only in the first line.
              </p>
            )}
            <p className={styles.note}>
              The time runs from arrival to the first confirmed answer, across nights and weekends.
              Enquiries in quarantine and in the bin are not counted.
            </p>
          </>
        )}
      </section>
    </Room>
  )
}

function sumOf(total: Parameters<typeof keptShare>[0] & { received: number }, from: string) {
  const share = keptShare(total)
  const since = `since ${chosenDay(from)}`
  if (total.received === 0) return `No enquiry arrived ${since}.`
  if (!share) return `No enquiry ${since} has been answered, and all still have time.`
  const ended = total.kept + total.broken
  return `${share} of ${figure(ended)} ${since}: ${figure(total.kept)} answered in time, ${figure(total.broken)} late.`
}
