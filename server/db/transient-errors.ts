import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { AppError } from '#server/errors.ts'
import { isUnavailable, isUnstorableText } from './error-codes.ts'

/**
 * Maps database errors to the ones that the error handlers know: 503 while it is unavailable, 422 for text that it
 * cannot store. Anything else is a bug and stays unchanged.
 */
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
  const begin = driver.beginTransaction.bind(driver)
  driver.beginTransaction = (...options) => begin(...options).catch(rethrow)
  const commit = driver.commitTransaction.bind(driver)
  driver.commitTransaction = (connection) => commit(connection).catch(rethrow)
  return driver
}

function rethrow(error: unknown): never {
  if (isUnstorableText(error))
    throw new AppError('invalid', 'The request contains a character that cannot be stored.')
  if (isUnavailable(error)) Object.assign(error as Error, { statusCode: 503 })
  throw error
}
