import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function audit(app: App, ...words: string[]) {
  const env = { ...process.env, ...app.place }
  const program = ['server/audit/audit-command.ts', ...words]
  const { stdout } = await promisify(execFile)(process.execPath, program, { env }).catch(
    (error: { code: number; stderr: string }) => ({ stdout: `${error.code} ${error.stderr}` }),
  )
  return stdout.trim()
}

test('the command verifies the audit trail while the server runs, and reports where it differs from the log', async () => {
  await using app = await startTestApp()
  await app.adminToken()
  await app.adminToken()
  const { hash } = await app.database.db
    .selectFrom('audit_head')
    .select('hash')
    .executeTakeFirstOrThrow()
  expect(await audit(app, 'verify')).toBe(`The audit trail is whole: 2 entries.\nNewest: 2 ${hash}`)
  const log = join(app.place.DATA_DIR, 'server.log')
  const anchor = (line: object) => JSON.stringify({ level: 30, msg: 'audit anchor', ...line })
  await writeFile(log, `Node v24\n${anchor({ seq: 2, hash })}\n{"msg":"audit anchor","se`)
  expect(await audit(app, 'verify', '--log', log)).toContain('and as the log says at 1 times')
  await writeFile(log, anchor({ seq: 1, hash }))
  expect(await audit(app, 'verify', '--log', log)).toBe(
    '1 The audit trail is NOT whole.\nEntry 1 is not the one that was logged.',
  )
  expect(await audit(app, 'verify', '--log', `${log}.none`)).toMatch(/^1 ENOENT/)
  expect(await audit(app, 'mend')).toMatch(/^2 Usage/)
})
