import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A process that has loaded everything and waits for a message. `task` is a module that says 'ready' first, and then
 * answers each message with one of its own. Asking resolves to the answer, or to 'killed' if the process ended.
 */
export async function spawnReady(task: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', task], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const answer = () =>
    new Promise<unknown>((resolve) => {
      child.once('message', resolve)
      child.once('exit', () => resolve('killed'))
    })
  await answer()
  return (message: object) => {
    child.send(message)
    return answer()
  }
}
