import { openDatabase } from '#server/db/database.ts'
import { faultsOf } from '#tests/fuzz/sanity.ts'
import { signIn } from '#tests/credentials/sign-in.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { halfDone, isLeft } from './half-done.ts'
import { restartable, waitUpTo } from './server-process.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'

const owned = 10_000
const ofOnePerson = 3_000
const changedAtOnce = 200
/** After this many kills the work may run to its end. */
const maxKills = 5
const maxPauseMs = 200
const ann = 'ann@tide.example'
const alex = { email: 'alex@agency.example', password: 'kelp-lantern-orbit-93' }

/**
 * Kills a server that changes many enquiries, erases a person and deletes an account that owns and did much. What is
 * left is consistent, nothing is recorded as done before it is, and repeating the call continues it.
 */
export async function interruptWork(setting: Setting): Promise<Outcome> {
  const place = await setting.emptyPlace()
  const server = await restartable(place, { BEARER_SESSIONS: 'on' })
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  const recoveries: number[] = []
  const broken: string[] = []
  let kills = 0

  async function call(path: string, body: object) {
    const headers = {
      authorization: `Bearer ${await signIn(server.url, server.admin)}`,
      'content-type': 'application/json',
    }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    return () => fetch(`${server.url}/api/${path}`, sent).then(({ status }) => status)
  }

  /** Repeats the call until it is answered as done, with kills at random moments of the first times. */
  async function untilDone(path: string, body: object) {
    for (let kill = 0; kill <= 2 * maxKills; kill++) {
      const send = await call(path, body)
      const answer = send().catch(() => 0)
      const isDone = answer.then(() => true)
      if (kill < maxKills && !(await Promise.race([isDone, waitUpTo(maxPauseMs, false)]))) {
        const from = performance.now()
        await server.killAndStart()
        kills++
        recoveries.push(performance.now() - from)
      }
      const status = await answer
      const faults = await halfDone(database, { alex: alexId, ann, ofOnePerson, changed })
      broken.push(...faults.map((words) => `${path}, after ${kill + 1} calls: ${words}`))
      if (status === 200) return
      // Done before the kill, and only the answer was lost.
      if (status === 404 && kill > 0) return
      if (status !== 0 && status !== 503) broken.push(`${path} was answered with ${status}`)
    }
    broken.push(`${path} did not come to its end`)
  }

  const made = await (await call('admin-create-user', { ...alex, role: 'admin' }))()
  if (made !== 201) broken.push(`Alex was not made: ${made}`)
  const { db } = database
  const { id: alexId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', alex.email)
    .executeTakeFirstOrThrow()
  const world = { database, clock: { now: () => new Date() } }
  const changed = await storeEnquiries(
    world,
    Array.from({ length: changedAtOnce }, () => ({})),
  )
  await storeEnquiries(
    world,
    Array.from({ length: ofOnePerson }, () => ({ email: ann })),
  )
  await storeEnquiries(
    world,
    Array.from({ length: owned }, () => ({ owner_id: alexId })),
  )

  const change = { stage: 'contacted', owner_id: alexId }
  await untilDone('contact_submissions/bulk', { ids: changed, change })
  if (await isLeft(database, changed)) broken.push('not all of the bulk change was made')
  await untilDone('privacy/erase', { email: ann })
  await untilDone('admin-delete-user', { userId: alexId })
  broken.push(...(await faultsOf(database)))
  await server.halt()
  await database.close()
  await place.leave()
  return {
    trial: 'kill -9 during a bulk change, an erasure and the deletion of an owner',
    ...noEnquiries,
    faults: `${kills} kills before the answer`,
    recoveries,
    broken,
  }
}
