import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(root, file), 'utf8')

type Sbom = {
  bomFormat: string
  metadata: { component: { name: string } }
  components: { purl: string; properties: { name: string }[] }[]
}

test('a build lists every package of the product with its version, and the list is reproducible', async () => {
  const text = await read('dist/sbom.cdx.json')
  const packageJson = JSON.parse(await read('package.json')) as {
    name: string
    dependencies: Record<string, string>
  }
  const { bomFormat, metadata, components } = JSON.parse(text) as Sbom
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', packageJson.name])
  const product = components.filter(({ properties }) => properties.every(isNotDev))
  const purls = new Set(product.map(({ purl }) => purl))
  const missing = Object.entries(packageJson.dependencies)
    .map(([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`)
    .filter((purl) => !purls.has(purl))
  expect(missing).toEqual([])
  expect(text).not.toMatch(/"serialNumber"|"timestamp"/)
})

const isNotDev = ({ name }: { name: string }) => name !== 'cdx:npm:package:development'
