import { type Env, readEnv } from '#server/env.ts'

/** The result of a shell command. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export type Outcome = { exitCode: 0 | 1 | 2; message: string }

type Command = (args: string[], env: Env) => Promise<Outcome>

/** The configured database. Commands need a direct connection, not a pooler's. */
export const databasePlace = ({ DATABASE_DIRECT_URL, DATABASE_URL, DATA_DIR }: Env) => ({
  url: DATABASE_DIRECT_URL || DATABASE_URL,
  dataDir: DATA_DIR,
})

/**
 * Runs a command with the settings, prints its message and sets the exit code. A thrown error is printed as the reason
 * of the failure.
 */
export async function runCommandLine(usage: string, command: Command) {
  const { exitCode, message } = await outcomeOf(usage, command)
  console[exitCode === 0 ? 'log' : 'error'](message)
  process.exitCode = exitCode
}

async function outcomeOf(usage: string, command: Command): Promise<Outcome> {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { exitCode: 0, message: usage }
  const { env, faults } = readEnv(process.env)
  if (!env) return { exitCode: 1, message: faults.map((fault) => `Setting ${fault}`).join('\n') }
  try {
    return await command(args, env)
  } catch (error) {
    return { exitCode: 1, message: error instanceof Error ? error.message : String(error) }
  }
}
