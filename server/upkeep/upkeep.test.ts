import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Upkeep } from '#contract/upkeep.ts'
import { backUp } from '#server/backups/backup.ts'
import { recordBackup } from '#server/backups/last-backup.ts'
import { DAY } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'
import { startTlsServer } from '#tests/receivers/tls-server.ts'
import { watchCertificate } from './certificate.ts'
import { upkeep } from './upkeep.ts'

const token = 'a-token-of-some-length'
type App = Awaited<ReturnType<typeof startTestApp>>
const GB = 2 ** 30
const roomy = async () => ({ freeBytes: 100 * GB, totalBytes: 200 * GB })

/** The answer for a newly signed-in admin, since a session might not outlive the changes of the clock. */
async function faultsOf(app: App) {
  const headers = { authorization: `Bearer ${await app.adminToken()}` }
  return (await app.get('/api/upkeep', headers)).json<Upkeep>().faults
}

test('a nearly full disk is reported first, with the space left and what to do', async () => {
  let disk = { freeBytes: 100 * GB, totalBytes: 200 * GB }
  await using app = await startTestApp({ readDisk: async () => disk })
  expect(await faultsOf(app)).toEqual([])
  // A twentieth of a large disk is enough.
  disk = { freeBytes: 40 * GB, totalBytes: 1_000 * GB }
  expect(await faultsOf(app)).toEqual([])
  disk = { freeBytes: 0.9 * GB, totalBytes: 8 * GB }
  app.clock.advance(9 * DAY)
  const [first, second] = await faultsOf(app)
  expect(first).toMatchObject({ what: 'disk', urgent: true })
  expect(first?.sentence).toMatch(/has 921 MB left. Free some space/)
  expect(second).toMatchObject({ what: 'backup', urgent: false })
})

test('the server says which version and which build of the pages it runs', async () => {
  const env = { METRICS_TOKEN: token }
  await using app = await startTestApp({ site: testSite({ '/': 'Home', '/404': 'None' }), env })
  const headers = { authorization: `Bearer ${await app.adminToken()}` }
  const { version } = (await app.get('/api/upkeep', headers)).json<Upkeep>()
  expect(version).toEqual({ server: expect.stringMatching(/^\d+\.\d+\.\d+$/), build: 'test' })
  const { body } = await app.get('/metrics', { authorization: `Bearer ${token}` })
  expect(body).toContain(
    `server_build_info{version="${version.server}",build="test",node="${process.version}"} 1`,
  )
})

test('a week without a backup is reported until one is made', async () => {
  await using app = await startTestApp({ readDisk: roomy })
  await app.adminToken()
  expect(await faultsOf(app)).toEqual([])
  app.clock.advance(8 * DAY)
  expect(await faultsOf(app)).toMatchObject([
    { what: 'backup', sentence: expect.stringMatching(/^No backup was ever made/) },
  ])
  const place = { url: app.place.DATABASE_URL, dataDir: app.place.DATA_DIR }
  await backUp(place, join(app.place.DATA_DIR, 'backup.db'))
  await recordBackup(place, app.clock.now())
  expect(await faultsOf(app)).toEqual([])
  app.clock.advance(12 * DAY)
  const [fault] = await faultsOf(app)
  expect(fault?.sentence).toMatch(/^The last backup is 12 days old/)
})

test('the certificate is checked at the public address', async () => {
  await using proxy = await startTlsServer()
  await using app = await startTestApp()
  const site = Fastify()
  const certificateUntil = watchCertificate(site, () => `https://localhost:${proxy.port}`)
  expect(certificateUntil()).toBeNull()
  await site.listen({ port: 0, host: '127.0.0.1' })
  await eventually(() => expect(certificateUntil()).not.toBeNull())
  await eventually(() => expect(proxy.names).toEqual(['localhost']))
  await site.close()
  // The certificate of the tests is valid until October 29 of that year.
  const sentencesOn = async (day: string) => {
    const version = { server: '1', build: null }
    const sources = { database: app.database, readDisk: roomy, certificateUntil, version }
    const { faults } = await upkeep(sources, new Date(`${day}T00:00:00.000Z`))
    return faults.map(({ urgent, sentence }) => `${urgent ? 'Now: ' : ''}${sentence.split('.')[0]}`)
  }
  const what = 'The certificate of this site'
  expect(await sentencesOn('2126-10-01')).toEqual([])
  expect(await sentencesOn('2126-10-25')).toEqual([`${what} runs out in 4 days`])
  expect(await sentencesOn('2126-10-28')).toEqual([`Now: ${what} runs out in 1 day`])
  expect(await sentencesOn('2126-10-30')).toEqual([`Now: ${what} has run out`])
})

test('an address that does not answer causes no report, and only admins can read reports', async () => {
  const env = { PUBLIC_URL: 'https://localhost:1' }
  await using app = await startTestApp({ env, readDisk: roomy })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  expect(await faultsOf(app)).toEqual([])
  const token = await app.adminToken('user')
  const refused = await app.get('/api/upkeep', { authorization: `Bearer ${token}` })
  expect(refused.statusCode).toBe(403)
  expect((await app.get('/api/upkeep')).statusCode).toBe(401)
})
