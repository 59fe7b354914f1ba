import { useQuery } from '@tanstack/react-query'
import { Spinner } from '#app/ui/spinner.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Room } from '#app/admin/frame/room.tsx'
import { callsByTag } from './openapi.ts'
import { ApiCall } from './api-call.tsx'
import styles from './api-page.module.css'
import { apiDescription } from './queries.ts'

/** Renders the server's OpenAPI description as a readable page. */
export function Component() {
  const query = useQuery(apiDescription)
  const api = query.data
  return (
    <Room title="API">
      <section className={styles.panel} aria-label="Calls">
        <p className={styles.note}>
          Every call of this server, as it describes itself. For programs:{' '}
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        {query.isPending && <Spinner label="Loading the description" />}
        {query.isError && (
          <LoadFailed
            what="The description"
            retry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {api &&
          callsByTag(api).map(([tag, calls]) => (
            <section key={tag}>
              <h2>{tag}</h2>
              {calls.map((call) => (
                <ApiCall key={`${call.method} ${call.path}`} api={api} call={call} />
              ))}
            </section>
          ))}
      </section>
    </Room>
  )
}
