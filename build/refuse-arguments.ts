/** Ends a command that got an argument it does not know: otherwise `--help` would start what somebody wants to read about. */
export function refuseArguments(usage: string, known: string[] = []) {
  const unknown = process.argv.slice(2).find((word) => !known.includes(word))
  if (unknown === undefined) return
  const isAsked = unknown === '--help' || unknown === '-h'
  console[isAsked ? 'log' : 'error'](usage)
  process.exit(isAsked ? 0 : 2)
}
