import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('docs/licences.md lists every direct package in the row of its licence', () => {
  const page = read('docs/licences.md')
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string }
    const row = page
      .split('\n')
      .find((line) => line.startsWith(`| ${license} |`) && line.includes(`\`${name}\``))
    return !row
  })
  expect(missing, 'packages to add to docs/licences.md').toEqual([])
})
