import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

const tasks = '/proc/self/task'
/** About a tenth of the main thread's share where both want a core, and all of it where nobody else does. */
const lower = 10

/**
 * Lets the main thread go before the threads on which Node hashes passwords, so that a flood of sign-ins takes only what
 * requests leave. Linux knows a priority for each thread; elsewhere nothing happens. Called once the pool has begun to work.
 */
export function lowerPoolPriority() {
  if (!existsSync(tasks)) return
  const niceness = Math.min(getPriority() + lower, constants.priority.PRIORITY_LOW)
  for (const thread of readdirSync(tasks))
    if (nameOf(thread) === 'libuv-worker') lowerThread(Number(thread), niceness)
}

/** A sandbox that knows no priorities is no reason not to start. */
function lowerThread(thread: number, niceness: number) {
  try {
    setPriority(thread, niceness)
  } catch (error) {
    console.log(`Hashing keeps its priority: ${error instanceof Error ? error.message : 'refused'}`)
  }
}

/** Threads of other kinds may end at any moment. */
function nameOf(thread: string) {
  try {
    return readFileSync(`${tasks}/${thread}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
