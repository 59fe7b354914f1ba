import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { startTestApp } from './start-test-app.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const settings = new Set(
  [...read('server/env.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name),
)

type Compose = {
  services: Record<
    string,
    { environment?: Record<string, string>; volumes?: string[]; depends_on?: unknown }
  >
  volumes: Record<string, unknown>
}

test('the compose file uses only settings that the server has, and only its own volumes and services', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml')) as Compose
  const set = Object.keys(services.server?.environment ?? {})
  expect(set.length).toBeGreaterThan(5)
  // Alerts and dashboard need the metrics, which are closed without it.
  expect(set).toContain('METRICS_TOKEN')
  expect(set.filter((name) => !settings.has(name))).toEqual([])
  // Backups outlive the container, and are on another volume than the database.
  const [state = ''] = services.server?.volumes ?? []
  expect(services.server?.environment?.BACKUP_DIR).toMatch(RegExp(`^${state.split(':')[1]}/`))
  expect(services.database?.volumes).not.toContain(state)
  const mounted = Object.values(services)
    .flatMap((service) => service.volumes ?? [])
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((source) => !source.startsWith('.'))
  expect(mounted.toSorted()).toEqual(Object.keys(volumes).toSorted())
  for (const { depends_on: others = [] } of Object.values(services))
    for (const name of Array.isArray(others) ? others : Object.keys(others as object))
      expect(Object.keys(services)).toContain(name)
})

test('settings, which hold secrets, get neither into the image nor into the repository', () => {
  expect(read('deploy/Containerfile.dockerignore').split('\n')).toContain('**/.env*')
  expect(read('.gitignore').split('\n')).toContain('.env*')
})

test('the container has exactly the Node version of package.json', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
  const images = [...read('deploy/Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name)
  const image = `node:${dependencies.node}-bookworm-slim`
  expect(images).toEqual([image, image])
})

test.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
  'systemd accepts the unit, which sandboxes the service almost completely',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'anacapa-unit-'))
    const unit = join(folder, 'anacapa.service')
    // The folder of the site does not exist yet.
    writeFileSync(
      unit,
      read('deploy/anacapa.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
    )
    const run = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' })
    const verified = run('verify', unit)
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    expect(run('security', '--offline=true', '--threshold=20', unit).status).toBe(0)
    rmSync(folder, { recursive: true })
  },
)

test('alert rules and dashboard use only metrics that the server exports', async () => {
  const token = 'a-token-of-some-length'
  await using server = await startTestApp({ env: { METRICS_TOKEN: token } })
  const { body } = await server.get('/metrics', { authorization: `Bearer ${token}` })
  const given = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const { groups } = parse(read('deploy/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const { panels } = JSON.parse(read('deploy/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(expressions.length).toBeGreaterThan(15)
  const asked = expressions.flatMap((expression) =>
    [...expression.matchAll(/\b([a-z]+_[a-z0-9_]+)\b(?!\()/g)].map(([, name = '']) =>
      name.replace(/^(http_request_duration_seconds)_(?:count|bucket)$/, '$1'),
    ),
  )
  const own = asked.filter((name) => name !== 'histogram_quantile')
  expect(own.filter((name) => !given.has(name))).toEqual([])
})

test('every way to start the server limits the young generation and the garbage collector threads', () => {
  const command =
    /node"?,? "?--max-semi-space-size=8"?,? "?--v8-pool-size=1"?,? "?server\/(main|demo\/demo-command)\.ts/
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const ways = {
    start: scripts.start,
    serve: scripts.serve,
    demo: scripts.demo,
    unit: read('deploy/anacapa.service'),
    container: read('deploy/Containerfile'),
  }
  for (const [way, text] of Object.entries(ways)) expect(text, way).toMatch(command)
})
