import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = globSync('**/*.{ts,tsx,css,md}', {
  cwd: root,
  exclude: ['node_modules', 'dist', 'data', 'test-results'],
})
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const documents = files.filter((file) => /^(?:README|docs\/.*)\.md$/.test(file))

const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name))

const promised = 'start test dev build serve check admin backup restore bench'.split(' ')

test('every required command exists', () => {
  expect(promised.filter((name) => !scripts[name])).toEqual([])
})

test('the documents name only commands that exist', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => `${file}: ${name}`),
  )
  expect(named.filter((each) => !scripts[each.split(': ')[1] ?? ''])).toEqual([])
})

test('the documents name only files and folders that exist', () => {
  const paths = /(?:^|[\s(`|])((?:contract|content|app|server|build|tests|docs)\/[\w./-]*)/gm
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(paths)]
      .map(([, path = '']) => path.replace(/\.$/, ''))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('the documents name only source files that exist, also without their folder', () => {
  const placeholders = new Set(['NNN-name.ts', 'name.plate.ts'])
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)*\.tsx?)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !placeholders.has(name))
      .filter((name) => !files.some((each) => `/${each}`.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('the README lists exactly the settings of the server', () => {
  const real = names(read('server/env.ts'), /^ {2}([A-Z_]+):/gm)
  expect(real.size).toBeGreaterThan(10)
  expect(names(read('README.md'), /^\| `([A-Z_]+)`/gm)).toEqual(real)
})

test('the lock file contains no download addresses', () => {
  expect(read('package-lock.json').match(/"resolved"|https?:\/\/registry[^"]*/g)).toBeNull()
})

test('every dependency has an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  // A second version of a package beside the current one has its own name.
  const isExact = (version: string) => /^(npm:@?[^@]+@)?\d[\w.-]*$/.test(version)
  expect(versions.filter(([, version]) => !isExact(version))).toEqual([])
})

test('no file is longer than 200 lines, and no test longer than 360', () => {
  const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)
  const long = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('content/'))
    .map((file) => ({ file, lines: read(file).split('\n').length }))
    .filter(({ file, lines }) => lines > (isTest(file) ? 360 : 200))
  expect(long).toEqual([])
})

test('a file imports what is in its own folder, or below it, by ./', () => {
  const roundabout = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export|\}).* from '#([^']+)'/gm)]
        .filter(([, address = '']) => address.startsWith(`${dirname(file)}/`))
        .map(([, address]) => `${file}: ${address}`),
    )
  expect(roundabout).toEqual([])
})

test('folders are named for what they are about, not utils or components', () => {
  const drawers = files.filter((file) =>
    /(?:^|\/)(?:utils?|helpers?|lib|common|misc|components|hooks)\//.test(file),
  )
  expect(drawers).toEqual([])
})

test('every decision has a unique number and a date', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).toSorted()
  const numbers = decisions.map((name) => name.slice(0, 3))
  expect(numbers).toEqual([...new Set(numbers)])
  const undated = decisions.filter((name) => !/^Date: /m.test(read(join('docs/decisions', name))))
  expect(undated).toEqual([])
})
