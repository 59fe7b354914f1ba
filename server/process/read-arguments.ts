import { parseArgs } from 'node:util'
import { exitWithUsage } from './exit-with-usage.ts'

const usage = 'Usage: npm run serve. The README lists its settings.'

export const secondaryFlag = '--secondary'

const options = {
  /** During development, pages come from Vite. */
  'api-only': { type: 'boolean', default: false },
  /** The folder of the server's other build output during development. */
  built: { type: 'string' },
  /** Not the first of several processes, which makes the backups and prints the address. */
  secondary: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** How this process was started. Ends it after `--help`, and after an argument that it does not know. */
export function readArguments() {
  const { values } = parse()
  return values.help ? exitWithUsage(usage, 0) : values
}

function parse() {
  try {
    return parseArgs({ options })
  } catch {
    return exitWithUsage(usage, 2)
  }
}
