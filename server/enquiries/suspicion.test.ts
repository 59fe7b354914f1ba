import { expect, test } from 'vitest'
import { NewEnquiry } from '#contract/enquiry.ts'
import { suspicionOf } from './suspicion.ts'

const suspicion = (more: Record<string, unknown>, repeated = false) =>
  suspicionOf(
    NewEnquiry.parse({
      name: 'Ada',
      email: 'ada@shop.example',
      company: 'Engines',
      consent: true,
      ...more,
    }),
    { repeated },
  )

test('one sign alone is an honest person', () => {
  expect(suspicion({})).toBeNull()
  expect(suspicion({ elapsed: 0 })).toBeNull()
  expect(suspicion({ message: 'https://a.example http://b.example www.c.example' })).toBeNull()
  expect(suspicion({ message: '<a href="/x">x</a>' })).toBeNull()
  expect(suspicion({ name: 'https://ada.example' })).toBeNull()
  expect(suspicion({ email: 'ada@mail.yopmail.com' })).toBeNull()
  expect(suspicion({}, true)).toBeNull()
  expect(suspicion({ fax: '  ' })).toBeNull()
})

test('the decoy alone is enough', () => {
  expect(suspicion({ fax: '1' })).toBe('A field that people cannot see was filled in.')
})

test('two signs together say what they are', () => {
  expect(suspicion({ elapsed: 1_240, email: 'x@mailinator.com' })).toBe(
    'Several signs together: it was sent 1.2 seconds after the form appeared and the address is a throwaway one.',
  )
  const links = 'see https://a.example https://b.example [url=https://c.example]c[/url]'
  expect(suspicion({ message: links, company: 'www.spam.example' }, true)).toBe(
    'Several signs together: the message has 3 links, links are written as markup, there is a link in the name or company and the same message came from another address within a day.',
  )
})

test('time enough, two links and a known mail house are nothing', () => {
  const message = 'We sell at https://a.example and https://b.example'
  expect(suspicion({ elapsed: 3_000, message, email: 'ada@gmail.com' })).toBeNull()
})
