import { Email } from '#contract/account.ts'
import { type Database, openDatabase, type Place } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { holdServerLock } from '#server/db/server-lock.ts'
import {
  assertDatabase,
  databasePlace,
  describePlace,
  type Outcome,
  runCommandLine,
} from '#server/process/command-line.ts'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { generatePassword } from '#contract/generate-password.ts'
import { resetAccount } from './reset-account.ts'
import { createUser } from './users.ts'

const usage = `Usage:
  npm run admin -- create EMAIL   make an admin and print the password
  npm run admin -- reset EMAIL    print a new password, remove the second factor and passkeys, end the person's
                                  sessions and reactivate the account`

const actions: Record<string, (database: Database, email: string, now: Date) => Promise<string>> = {
  async create(database, email, now) {
    const password = generatePassword()
    await createUser(database, { email, password, role: 'admin' }, now)
    return passwordMessage(`${email} is an admin now.`, password)
  },
  async reset(database, email, now) {
    const password = generatePassword()
    await resetAccount(database, email, password, now)
    return passwordMessage(`${email} has a new password and is signed out everywhere.`, password)
  },
}

const passwordMessage = (news: string, password: string) =>
  `${news}\n\n  Password: ${password}\n\nIt is not stored anywhere in clear and cannot be shown again.`

export async function runAdminCommand(
  args: string[],
  database: Database,
  now: Date,
): Promise<Outcome> {
  const [name = '', address, ...more] = args
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action || address === undefined || more.length > 0) return { exitCode: 2, message: usage }
  const email = Email.safeParse(address)
  if (!email.success)
    return { exitCode: 2, message: `"${address}" is not an email address.\n${usage}` }
  try {
    return { exitCode: 0, message: await action(database, email.data, now) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const hint = error.code === 'email_taken' ? ' To give it a new password: reset.' : ''
    return { exitCode: 1, message: error.message + hint }
  }
}

async function main(args: string[], env: Env): Promise<Outcome> {
  process.umask(0o077)
  const place = databasePlace(env)
  // An admin may be created before the server's first start.
  if (args[0] === 'reset') assertDatabase(place)
  const { exitCode, message } = await withDatabase(place, (database) =>
    runAdminCommand(args, database, new Date()),
  )
  const where = exitCode === 0 ? `\nDatabase: ${describePlace(place)}` : ''
  return { exitCode, message: message + where }
}

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>) {
  // Prevents a restore from replacing the database meanwhile.
  const release = await holdServerLock(place)
  const database = openDatabase(place)
  try {
    await migrate(database)
    return await work(database)
  } finally {
    await database.close()
    await release()
  }
}

if (import.meta.main) await runCommandLine(usage, main)
