import { expect, test } from 'vitest'
import { renderMail } from './render.tsx'
import { samples } from './samples.ts'

test('a reminder marks each enquiry as late or due soon', async () => {
  const { text } = await renderMail('digest', samples.digest.ordinary)
  const lines = text.split('\n').filter((line) => /^(Late|Due)/.test(line))
  expect(lines).toEqual([
    'Late since Nov 21, 2:24 PM PST, from Sample Person',
    'Late since Nov 21, 4:24 PM PST, from Sample Person',
    'Due by Nov 21, 6:24 PM PST, from Sample Person',
  ])
})
