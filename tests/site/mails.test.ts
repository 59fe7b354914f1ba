import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMail } from '#app/mail/render.tsx'
import { samples } from '#app/mail/samples.ts'
import { loadMails } from '#server/deliveries/mail/load-mails.ts'

const folder = join(import.meta.dirname, '../../dist/mail')

test('the built mails equal those rendered from the sources', async () => {
  const built = await loadMails(folder)
  for (const data of Object.values(samples.new_enquiry))
    expect(await built('new_enquiry', data)).toEqual(await renderMail('new_enquiry', data))
})

test('the built mails need nothing but Node', () => {
  const code = readFileSync(join(folder, 'mails.js'), 'utf8')
  const imported = [...code.matchAll(/^import .*? from "([^"]+)"|^import "([^"]+)"/gm)]
  expect(
    imported.map(([, from, bare]) => from ?? bare).filter((name) => !name?.startsWith('node:')),
  ).toEqual([])
})

test('without a build, the start says how to make one', async () => {
  await expect(loadMails(join(tmpdir(), 'never-made'))).rejects.toThrow(
    'There are no built mails. Make them with: npm run build',
  )
})
