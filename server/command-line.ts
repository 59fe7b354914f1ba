import { type Env, readEnv } from './env.ts'

/** What a command of the shell came to. Exit codes: 0 done, 1 not possible, 2 not understood. */
export type Outcome = { exitCode: 0 | 1 | 2; message: string }

type Command = (args: string[], env: Env) => Promise<Outcome>

/** The database that the settings name. Commands need a connection of their own, not a pooler's. */
export const databasePlace = ({ DATABASE_DIRECT_URL, DATABASE_URL, DATA_DIR }: Env) => ({
  url: DATABASE_DIRECT_URL || DATABASE_URL,
  dataDir: DATA_DIR,
})

/** Runs a command with the settings, prints its message and sets the exit code. What it throws is why it was not possible. */
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
