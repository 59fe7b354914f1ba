import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { builtFile, recordedFile } from '#build/seo/last-modified.ts'

test('every text has its day of change on record', async () => {
  const [built, recorded] = await Promise.all(
    [builtFile, recordedFile].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  )
  expect(recorded, 'texts have changed: run npm run dates').toEqual(built)
})
