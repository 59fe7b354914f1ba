import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

const tasks = '/proc/self/task'
/** About a tenth of the main thread's share when both need a core, and all of it otherwise. */
const lower = 10

/**
 * Gives the main thread priority over the threads that hash passwords, so that a flood of sign-ins uses only what
 * requests leave. Linux has priorities per thread; elsewhere nothing happens. Called once the pool has started.
 */
export function lowerPoolPriority() {
  if (!existsSync(tasks)) return
  const niceness = Math.min(getPriority() + lower, constants.priority.PRIORITY_LOW)
  for (const thread of readdirSync(tasks))
    if (nameOf(thread) === 'libuv-worker') lowerThread(Number(thread), niceness)
}

/** A sandbox without priorities must not prevent the start. */
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
