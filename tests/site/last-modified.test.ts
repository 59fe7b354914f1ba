import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { builtFile, recordedFile } from '#build/seo/last-modified.ts'

test('the date of the last change is recorded for every text', async () => {
  const [built, recorded] = await Promise.all(
    [builtFile, recordedFile].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  )
  expect(recorded, 'texts have changed: run npm run dates').toEqual(built)
})
