import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = [
  'app',
  'build',
  'content',
  'contract',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
]

/** Another folder, day, language and time zone: none of these may influence the build. */
const elsewhere = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  USER: 'somebody',
}

test(
  'two builds of the same sources in two places are identical byte for byte',
  { timeout: 900_000 },
  async () => {
    // Below this one, so that packages are at the same relative path: the bundler's names depend on the order of paths.
    const places = join(root, 'dist/places')
    mkdirSync(places, { recursive: true })
    const folder = mkdtempSync(join(places, 'another place '))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const source of sources)
      cpSync(join(root, source), join(folder, source), { recursive: true })
    await build(root, {})
    // The legal pages show the day on which they were built, and this site may have been built before midnight.
    const builtAt = Math.floor(statSync(join(root, 'dist/site.json')).mtimeMs / 1000)
    await build(folder, { ...elsewhere, SOURCE_DATE_EPOCH: `${builtAt}` }, '--force')
    expect(hashesOf(join(folder, 'dist'))).toEqual(hashesOf(join(root, 'dist')))
  },
)

async function build(cwd: string, env: Record<string, string>, ...more: string[]) {
  const child = spawn(process.execPath, ['build/build.ts', ...more], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The build in ${cwd} ended with ${String(code)}.`)
}

function hashesOf(dist: string) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((file) => [
        relative(dist, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .filter(([file]) => !/^(dev|places)\/|^graphs-/.test(file ?? ''))
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  )
}
