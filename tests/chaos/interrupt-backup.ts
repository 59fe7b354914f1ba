import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBackup } from '#server/backups/backup-file.ts'
import type { Place } from '#tests/databases/test-databases.ts'
import { compare } from './compare.ts'
import { restartable, wait, waitUpTo } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { startWriters } from './writers.ts'

const kills = 10

/** Backups under load that are killed halfway, then one whose server is killed; every backup made must be restorable. */
export async function interruptBackup(setting: Setting): Promise<Outcome> {
  const place = await setting.emptyPlace()
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-chaos-'))
  const env = environment(place)
  const server = await restartable(place)
  const writers = startWriters(server.url)
  await writers.next()
  const backUp = (file: string) =>
    spawn(process.execPath, ['server/backups/backup-command.ts', file], { env, stdio: 'ignore' })
  const ended = (child: ReturnType<typeof backUp>) =>
    new Promise<number | null>((resolve) => child.once('exit', resolve))

  const faults: string[] = []
  for (let at = 0; at < kills; at++) {
    const before = hiddenIn(folder).length
    const file = join(folder, `half-${at}.db`)
    const backup = backUp(file)
    const end = ended(backup)
    await Promise.race([begins(folder, before), end])
    await waitUpTo(200)
    backup.kill('SIGKILL')
    await end
    // Every file with the name of a backup is complete, even if the process was killed right after naming it.
    if (existsSync(file))
      await checkBackup(file).catch((fault: Error) => faults.push(fault.message))
  }
  const before = new Map(writers.acknowledged)
  const file = join(folder, 'whole.db')
  const backup = ended(backUp(file))
  await waitUpTo(300)
  await server.kill()
  const from = performance.now()
  await server.start()
  await writers.next()
  const recoveries = [performance.now() - from]
  const status = await backup
  await writers.stop()
  await server.halt()

  const found = await compare(place, writers.acknowledged)
  const restored = await setting.emptyPlace()
  const restore = ['server/backups/restore-command.ts', file]
  const { stderr } = spawnSync(process.execPath, restore, {
    env: environment(restored),
    encoding: 'utf8',
  })
  const missing = stderr ? before.size : (await compare(restored, before)).lost
  const broken = [
    ...(status === 0 ? [] : [`a backup ended with ${status}`]),
    ...(stderr ? [`a restore said ${stderr.trim()}`] : []),
    ...faults,
  ]
  const left = hiddenIn(folder).length
  rmSync(folder, { recursive: true, force: true })
  await restored.leave()
  await place.leave()
  return {
    trial: 'kill of a backup, and of the server during one',
    faults: `${kills} backups (${left} half-way), 1 server`,
    load: writers.perSecond(),
    ...found,
    lost: found.lost + missing,
    recoveries,
    broken,
  }
}

/** Until the backup after this many others has begun to write. */
async function begins(folder: string, others: number) {
  while (hiddenIn(folder).length <= others) await wait(5)
}

const hiddenIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('.backup-'))

const environment = ({ DATABASE_URL, DATA_DIR }: Place) => ({
  ...process.env,
  DATABASE_URL,
  DATA_DIR,
})
