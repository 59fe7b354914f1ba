import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('a dismissed toast is removed after 200 ms, as specified', async () => {
  const library = await readFile(new URL(import.meta.resolve('sonner')), 'utf8')
  expect(library).toContain('TIME_BEFORE_UNMOUNT = 200;')
})
