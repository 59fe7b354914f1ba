import type { DatabaseConnection, Dialect, Driver } from 'kysely'

const sqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/
/** Connection lost, out of resources, cancelled, shutting down, read-only standby, deadlock, locked. */
const postgres = /^(08...|53...|57...|25006|40001|40P01|55P03)$/
const network = /^E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/
/** What `pg` throws without a code. */
const sentences = /connection terminated|timeout exceeded|not queryable|connection error/i

/** Whether the database cannot work now and may a moment later. Then nothing is wrong with the request. */
function isUnavailable(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return code
    ? [sqlite, postgres, network].some((kind) => kind.test(code))
    : sentences.test(error.message)
}

/** Marks such errors with the status that the error handlers read, so that the answer is 503 and not 500. */
export function mapTransientErrors(dialect: Dialect): Dialect {
  return {
    createDriver: () => watch(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

function watch(driver: Driver) {
  const watched = new WeakSet<DatabaseConnection>()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(rethrow)
    if (watched.has(connection)) return connection
    watched.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = <Row>(...query: Parameters<typeof connection.executeQuery>) =>
      execute<Row>(...query).catch(rethrow)
    return connection
  }
  return driver
}

function rethrow(error: unknown): never {
  if (isUnavailable(error)) Object.assign(error as Error, { statusCode: 503 })
  throw error
}
