import { expect, test } from 'vitest'
import { sourceSentence } from './source-sentence.ts'
import { firstSource } from './source-words.ts'

const day = (instant: string) => instant.slice(5, 10)
const nothing = {
  first_touch: null,
  utm_source: null,
  utm_campaign: null,
  referrer: null,
  page_path: null,
  origin: null,
}

test('the source is the first touch, including the campaign', () => {
  const first_touch = { utmSource: 'meta', utmCampaign: 'q4-video' }
  expect(firstSource({ ...nothing, first_touch, utm_source: 'google' })).toBe('Meta q4-video')
  expect(firstSource({ ...nothing, utm_source: 'google' })).toBe('Google')
  expect(firstSource({ ...nothing, referrer: 'https://news.example/a?b' })).toBe('news.example')
  expect(firstSource({ ...nothing, utm_source: 'LINKEDIN' })).toBe('LinkedIn')
  expect(firstSource({ ...nothing, utm_source: 'our-podcast' })).toBe('our-podcast')
  expect(firstSource(nothing)).toBeNull()
})

test('the sentence describes the whole path to the enquiry', () => {
  expect(
    sourceSentence(
      {
        first_touch: {
          utmSource: 'meta',
          utmCampaign: 'q4-video',
          landingPath: '/services/media',
          at: '2026-06-12T18:00:00.000Z',
        },
        utm_source: 'google',
        utm_campaign: 'brand-us',
        referrer: null,
        page_path: '/contact',
        origin: '/services/media: Get Your Free Campaign Audit',
      },
      day,
    ),
  ).toBe(
    "First came from Meta q4-video to /services/media on 06-12; returned by Google brand-us; pressed 'Get Your Free Campaign Audit'; sent from /contact.",
  )
})

test('the sentence leaves out what is unknown', () => {
  expect(sourceSentence(nothing, day)).toBe('Nothing is known of where this came from.')
  expect(sourceSentence({ ...nothing, page_path: '/contact' }, day)).toBe('Sent from /contact.')
  expect(sourceSentence({ ...nothing, utm_source: 'google' }, day)).toBe('Came from Google.')
  expect(sourceSentence({ ...nothing, first_touch: { landingPath: '/about' } }, day)).toBe(
    'First came directly to /about.',
  )
})
