/** Says how a command is used, and ends it: 0 when somebody asked for that, 2 after a wrong argument. */
export function exitWithUsage(usage: string, exitCode: 0 | 2): never {
  console[exitCode === 0 ? 'log' : 'error'](usage)
  process.exit(exitCode)
}
