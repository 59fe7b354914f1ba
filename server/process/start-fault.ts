import {
  codeOf,
  isConnectionRefused,
  isDamaged,
  isDatabaseOfOthers,
  isDiskFull,
  isFileOfOthers,
} from '#server/db/error-codes.ts'
import type { Env } from '#server/env.ts'

/** One line that says why the server did not start, and which setting would help. */
export function startFault(error: unknown, env: Env) {
  if (isDiskFull(error))
    return `The disk of the data directory ${env.DATA_DIR} is full. Free some space, or choose another one with DATA_DIR.`
  return faultWithAdvice(error, env)
}

/** The same for a command, whose full disk may be another one. */
export function faultWithAdvice(error: unknown, env: Env) {
  if (!(error instanceof Error)) return String(error)
  const advice = adviceFor(error, env)
  return `${error.message || error.name}${advice && `. ${advice}`}`
}

function adviceFor(error: Error, env: Env) {
  const { syscall = '', hostname = '' } = error as Partial<Record<'syscall' | 'hostname', string>>
  if (syscall === 'listen') return listenAdvice[codeOf(error)] ?? ''
  if (syscall === 'getaddrinfo' && hostname === env.HOST) return listenAdvice.EADDRNOTAVAIL
  if (isDamaged(error))
    return `The database in ${env.DATA_DIR} is damaged. Put a backup in its place: npm run restore -- FILE`
  if (isFileOfOthers(error))
    return `All files in ${env.DATA_DIR} have to belong to the user who runs this.`
  if (isDatabaseOfOthers(error)) return 'The user of DATABASE_URL has to own its database.'
  if (env.DATABASE_URL && isConnectionRefused(error))
    return 'Check DATABASE_URL and whether PostgreSQL runs. In a password @ is written %40, / %2F and # %23.'
  return ''
}

const listenAdvice: Record<string, string> = {
  EADDRINUSE: 'Stop what listens there, or choose another PORT.',
  EACCES: 'Choose a PORT above 1023, and let a proxy listen on 80 and 443.',
  EADDRNOTAVAIL: 'HOST has to be an address of this machine, such as 127.0.0.1, ::1 or 0.0.0.0.',
}
