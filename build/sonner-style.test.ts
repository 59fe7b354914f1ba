import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sonnerRelease } from './sonner-style.ts'

const folder = dirname(createRequire(import.meta.url).resolve('sonner'))

test('the removal of the injected style was checked against the installed version of sonner', async () => {
  const { version } = JSON.parse(await readFile(join(folder, '../package.json'), 'utf8'))
  const library = await readFile(join(folder, 'index.mjs'))
  const sha256 = createHash('sha256').update(library).digest('hex')
  expect({ version, sha256 }).toEqual(sonnerRelease)
})
