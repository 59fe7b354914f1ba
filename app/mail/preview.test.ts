import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { previewMail } from './preview.tsx'
import { samples } from './samples.ts'
import { templates } from './templates.ts'

test('the preview lists both parts of every mail, and serves each of them', async () => {
  const list = await previewMail('/')
  const $ = load(list!.body)
  const links = $('a')
    .toArray()
    .map(({ attribs }) => attribs['href']!.replace('/_mail', ''))
  const listed = new Set(links.map((link) => link.split('/')[1]!))
  expect([...listed].toSorted()).toEqual(Object.keys(templates).toSorted())
  expect(links.length).toBe(2 * Object.values(samples).flatMap((each) => Object.keys(each)).length)
  for (const link of links) {
    const type = link.endsWith('.txt') ? 'text/plain' : 'text/html'
    expect(await previewMail(link)).toMatchObject({ type })
  }
})

test('the preview returns null for any other path', async () => {
  expect(await previewMail('/new_enquiry')).toBeNull()
  expect(await previewMail('/../package.json')).toBeNull()
})
