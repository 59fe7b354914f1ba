import { expect, test } from 'vitest'
import { NewEnquiry } from '#contract/enquiry.ts'
import { customers, pitches } from './spam-pitches.ts'
import { topics } from './spam-topics.ts'
import { suspicionOf } from './suspicion.ts'

const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
const suspicion = (more: Record<string, unknown>, repeated = false) =>
  suspicionOf(NewEnquiry.parse({ ...ada, ...more }), { repeated })

const links = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `in the first week of May we had a long and careful look at https://site${index}.example with them`,
  ).join(' ')

test('a client that sends none of the form’s measurements is not suspicious', () => {
  expect(suspicion({})).toBeNull()
  expect(suspicion({ fax: '  ', elapsed: null })).toBeNull()
})

test('one sign that honest people also show is not enough', () => {
  expect(suspicion({ elapsed: 0 })).toBeNull()
  expect(suspicion({ message: links(4) })).toBeNull()
  expect(suspicion({ message: 'https://a.example' })).toBeNull()
  expect(suspicion({ company: 'https://ada.example' })).toBeNull()
  expect(suspicion({ name: 'https://ada.example' })).toBeNull()
  expect(suspicion({}, true)).toBeNull()
  expect(
    suspicion({ message: 'We have read on your page about seo. Is it a topic for us?' }),
  ).toBeNull()
})

test.each([
  [{ fax: '1' }, 'A field that people cannot see was filled in.'],
  [{ message: 'Look <a href="/x">here</a>' }, 'Links are written as markup.'],
  [{ message: 'Look <a target="_blank" href="/x">here</a>' }, 'Links are written as markup.'],
  [{ message: 'Look [url=x]here[/url]' }, 'Links are written as markup.'],
  [{ message: 'Look [URL]x[/URL]' }, 'Links are written as markup.'],
  [{ message: links(5) }, 'The message has 5 links.'],
  [{ email: 'ada@mailinator.com' }, 'The address is a throwaway one.'],
  [{ email: 'ada@Mail.YOPmail.com' }, 'The address is a throwaway one.'],
])('%j alone makes an enquiry suspicious', (more, reason) => {
  expect(suspicion(more)).toBe(reason)
})

test('the reason lists all signs that were found together', () => {
  expect(suspicion({ elapsed: 1_240 }, true)).toBe(
    'Several signs together: it was sent 1.2 seconds after the form appeared and the same message came from another address within a day.',
  )
  expect(
    suspicion({
      name: 'www.ada.example',
      company: 'http://win.example',
      message: 'https://x.example',
    }),
  ).toBe(
    'Several signs together: the message has 1 link, most of it is links, the name has a link and the company has a link.',
  )
  expect(suspicion({ message: 'раypal is hеre, looк', elapsed: 100, name: 'www.x.example' })).toBe(
    'Several signs together: it was sent 0.1 seconds after the form appeared, the name has a link and letters of several scripts stand in one word.',
  )
})

test('a repeated message is suspicious if it was sent within three seconds', () => {
  expect(suspicion({ elapsed: 2_999 }, true)).toContain('3.0 seconds')
  expect(suspicion({ elapsed: 3_000 }, true)).toBeNull()
})

test('links to a company’s own site are no sign, however its address is written', () => {
  const message = Array(6).fill('https://www.shop.example/lamps').join(' and then ')
  expect(suspicion({ message })).toBeNull()
  expect(suspicion({ message, email: 'ada@mail.example' })).toBe(
    'Several signs together: the message has 6 links and most of it is links.',
  )
  const inSentences =
    'See www.shop.example, https://shop.example. Then https://shop.example:443/a; https://shop.example: and https://shop.example, yes'
  expect(suspicion({ message: inSentences })).toBeNull()
  for (const website of ['shop.example', 'www.shop.example/en', 'HTTPS://Shop.example/?a=1'])
    expect(suspicion({ message, email: 'ada@mail.example', website })).toBeNull()
})

test('each of two foreign links counts, and counts more in a message of little else', () => {
  const long = 'In the first week of May we had a long and careful look at '
  expect(suspicion({ message: `${long} http://a.example` }, true)).toBeNull()
  expect(suspicion({ message: `${long} http://a.example and http://b.example` }, true)).toContain(
    'the message has 2 links',
  )
  expect(suspicion({ message: 'http://a.example' }, true)).toContain('most of it is links')
  expect(suspicion({ message: 'http://shop.example' }, true)).toBeNull()
})

test('text in another script is no sign, and a form without a time is not a fast one', () => {
  expect(suspicion({ message: 'Добрый день, мир Engines и Ада' }, true)).toBeNull()
  expect(suspicion({ elapsed: null }, true)).toBeNull()
})

test('a sales pitch is quarantined for its phrases, and the reason names them', () => {
  expect(suspicion({ message: 'We offer backlinks for your website from $40.' })).toBe(
    'Several signs together: it is about search rankings or links, it offers something, it is about our website and it names a bargain price.',
  )
})

test('the same phrases count less beside what customers say about themselves', () => {
  const pitch = 'We offer backlinks for your website.'
  expect(suspicion({ message: pitch })).not.toBeNull()
  expect(suspicion({ message: `${pitch} That is what they wrote to our store.` })).toBeNull()
  const decoyed = suspicion({ message: 'Our store needs help, we sell lamps.', fax: 'x' })
  expect(decoyed).toBe('A field that people cannot see was filled in.')
})

test('no pattern has an unbounded repetition, so a message is searched in linear time', () => {
  for (const [name, { pattern }] of Object.entries({ ...topics, ...pitches, ...customers }))
    expect(pattern.source, name).not.toMatch(/(?<!\\)[*+]|\{\d+,\}/)
})
