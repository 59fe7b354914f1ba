import { CompiledQuery, type Dialect, type TransactionSettings } from 'kysely'

/** Names and milliseconds of PostgreSQL's settings. */
type Limits = Record<string, number>

/**
 * Sets limits for each transaction, in the message that begins it. A pooler reassigns connections after every
 * transaction, so session settings would be lost or affect other clients.
 */
export function limitTransactions(dialect: Dialect, limits: Limits): Dialect {
  const settings = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`)
  const statement = ['begin', ...settings].join('; ')
  return {
    createDriver() {
      const driver = dialect.createDriver()
      const begin = driver.beginTransaction.bind(driver)
      driver.beginTransaction = async (connection, settings) => {
        if (isSpecial(settings)) return begin(connection, settings)
        await connection.executeQuery(CompiledQuery.raw(statement))
      }
      return driver
    },
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

/** Commands that read everything in one transaction set their own limits. */
const isSpecial = ({ isolationLevel, accessMode }: TransactionSettings) =>
  isolationLevel !== undefined || accessMode !== undefined
