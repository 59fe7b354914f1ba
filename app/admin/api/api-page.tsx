import { useQuery } from '@tanstack/react-query'
import { Spinner } from '#app/ui/spinner.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { callsByTag } from './openapi.ts'
import { ApiCall } from './api-call.tsx'
import { apiDescription } from './queries.ts'

/** The server's own description of itself, made readable. */
export function ApiPage({ userId }: { userId: string }) {
  const query = useQuery(apiDescription(userId))
  const api = query.data
  return (
    <section className="panel" aria-label="Calls">
      <p className="panel-note">
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
          <section key={tag} className="api-group">
            <h2>{tag}</h2>
            {calls.map((call) => (
              <ApiCall key={`${call.method} ${call.path}`} api={api} call={call} />
            ))}
          </section>
        ))}
    </section>
  )
}
