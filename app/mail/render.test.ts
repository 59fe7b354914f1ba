import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { MailData, MailKind } from '#contract/mail.ts'
import { mailKinds, renderMail } from './render.tsx'
import { samples } from './samples.ts'

const maxBytes = 60_000
const cases = mailKinds.flatMap((kind) =>
  Object.entries(samples[kind]).map(([name, data]) => ({
    kind,
    name,
    data: data as MailData[MailKind],
  })),
)

test.for(cases)(
  '$kind, $name, has a subject, a text part and HTML below 60 KB',
  async ({ kind, data }) => {
    const { subject, html, text } = await renderMail(kind, data)
    expect(subject).toMatch(/^[^\r\n]{5,120}$/)
    expect(Buffer.byteLength(html)).toBeLessThan(maxBytes)
    expect(text).toContain('Anacapa Growth')
    expect(text).not.toMatch(/<\/?[a-z]+[^>]*>|undefined|\[object/)
    const link = 'link' in data ? data.link : null
    if (link) expect(text).toContain(link)
    if (link) expect(load(html)('a').attr('href')).toBeDefined()
  },
)

test.for(cases)('$kind, $name, loads nothing from outside', async ({ kind, data }) => {
  const { html } = await renderMail(kind, data)
  const $ = load(html)
  expect($('img, link, script, iframe, object, embed, video, audio, form, base').length).toBe(0)
  expect($('[src], [srcset], [background], [poster]').length).toBe(0)
  expect(html).not.toMatch(/url\(|@import|@font-face/i)
})

test('the mail with a guide links to its PDF, and back to its page on the site', async () => {
  const { ordinary } = samples.resource_guide
  const { html, text } = await renderMail('resource_guide', ordinary)
  const $ = load(html)
  for (const link of [ordinary.link, ordinary.article!]) {
    expect($(`a[href="${link}"]`)).toHaveLength(1)
    expect(text).toMatch(new RegExp(`${link}$`, 'm'))
  }
  const { article: _, ...queuedBefore } = ordinary
  expect((await renderMail('resource_guide', queuedBefore)).text).not.toContain('on our site')
})
