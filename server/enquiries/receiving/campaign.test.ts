import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { slottedPages } from '#tests/contact-page.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const filled = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: 'on' }
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** Posts the form from a page and reads what was stored. */
async function stored(fields: Record<string, string>, headers: Record<string, string> = {}) {
  await using server = await startTestApp({ slottedPages })
  const answer = await server.post(path, encoded({ ...filled, ...fields }), { ...form, ...headers })
  expect(answer.statusCode).toBe(303)
  // Awaited here: the database closes when this function ends.
  return await server.database.db
    .selectFrom('contact_submissions')
    .selectAll()
    .executeTakeFirstOrThrow()
}

const firstTouch = {
  utmSource: 'first',
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  gclid: null,
  fbclid: null,
  referrer: 'https://news.example/',
  landingPath: '/',
  at: '2026-11-20T08:00:00.000Z',
}

test('a plain form post keeps what the script recorded about the visit, both first and last touch', async () => {
  const told = { utmSource: 'google', gclid: 'zz', firstTouch: JSON.stringify(firstTouch) }
  const row = await stored(told, { referer: 'https://site.example/contact?utm_source=else' })
  expect(row).toMatchObject({ utm_source: 'google', gclid: 'zz' })
  expect(JSON.parse(row.first_touch!)).toEqual(firstTouch)
})

test('an unreadable first touch is ignored, and the enquiry is stored', async () => {
  for (const strange of ['{"', '[]', '7', '"x"', '{"utmSource":7}'])
    expect(await stored({ firstTouch: strange, utmSource: 'a' })).toMatchObject({
      utm_source: 'a',
      first_touch: null,
    })
})

test('without script the campaign comes from the page address, without click ids if the visitor opted out', async () => {
  const referer = `https://site.example/contact?utm_source=letter&utm_term=${'x'.repeat(2_000)}&gclid=g1`
  const row = await stored({}, { referer })
  expect(row).toMatchObject({ utm_source: 'letter', gclid: 'g1', page_path: '/contact' })
  expect(row.utm_term).toHaveLength(300)
  expect(await stored({}, { referer, 'sec-gpc': '1' })).toMatchObject({
    utm_source: 'letter',
    gclid: null,
  })
})

test('a refused form comes back with hidden fields that keep the visit for the next attempt', async () => {
  await using server = await startTestApp({ slottedPages })
  const refused = async (fields: Record<string, string>, query = '') => {
    const headers = { ...form, referer: `https://site.example/contact${query}` }
    const answer = await server.post(path, encoded({ ...filled, name: '', ...fields }), headers)
    expect(answer.statusCode).toBe(422)
    const $ = load(answer.body)
    return (name: string) => $(`form input[type=hidden][name=${name}]`).val()
  }
  const scripted = await refused({ origin: '"><b>', firstTouch: JSON.stringify(firstTouch) })
  expect(scripted('origin')).toBe('"><b>')
  expect(JSON.parse(String(scripted('firstTouch')))).toEqual(firstTouch)
  expect((await refused({}, '?utm_source=letter'))('utmSource')).toBe('letter')
  expect((await refused({}))('utmSource')).toBeUndefined()
})
