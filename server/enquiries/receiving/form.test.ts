import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { slottedPages } from '#tests/contact-page.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const filled = {
  name: 'Ada "the first" <b>',
  email: 'ada@shop.example',
  company: 'Engines & Sons',
  revenueRange: '< $50K/month',
  message: '\r\nfirst line\r\n</textarea><script>alert(1)</script>',
  consent: 'on',
}
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

test('a plain form post is redirected to the thank-you page', async () => {
  await using server = await startTestApp({ slottedPages })
  const headers = {
    ...form,
    referer: 'https://shop.example/contact',
    'sec-fetch-site': 'same-origin',
  }
  const answer = await server.post(path, encoded(filled), headers)
  const row = await server.database.db
    .selectFrom('contact_submissions')
    .selectAll()
    .executeTakeFirstOrThrow()
  const reference = `${row.id.slice(-8, -4)}-${row.id.slice(-4)}`.toUpperCase()
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/contact/sent?reference=${reference}`,
  ])
  expect(row).toMatchObject({
    name: filled.name,
    message: '\nfirst line\n</textarea><script>alert(1)</script>',
    page_path: '/contact',
    quarantined: 0,
  })
})

test('posting a form twice within ten minutes is one enquiry, and later or from another client a new one', async () => {
  await using server = await startTestApp({ slottedPages, env: { TRUST_PROXY: '1' } })
  const send = async (ip: string) => {
    const headers = { ...form, 'x-forwarded-for': ip }
    return (await server.post(path, encoded(filled), headers)).headers.location
  }
  const parallel = await Promise.all([send('1.1.1.1'), send('1.1.1.1'), send('1.1.1.1')])
  const [first] = parallel
  expect(new Set(parallel).size).toBe(1)
  expect(await send('2.2.2.2')).not.toBe(first)
  server.clock.advance(9 * 60_000)
  expect(await send('1.1.1.1')).toBe(first)
  server.clock.advance(60_000)
  expect(await send('1.1.1.1')).not.toBe(first)
})

test('a refused form comes back with its values, the message and the errors beside their fields', async () => {
  await using server = await startTestApp({ slottedPages })
  const answer = await server.post(
    path,
    encoded({ ...filled, name: ' ', marketingConsent: 'on' }),
    form,
  )
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc='")
  const $ = load(answer.body)
  expect($('script[src], [rel=modulepreload], [data-opens-search]')).toHaveLength(0)
  expect($('[data-form-message]').attr('hidden')).toBeUndefined()
  expect($('[data-form-message] p').first().attr('class')).toBe('title')
  expect(
    $('[data-form-message] p:not([hidden])')
      .toArray()
      .map((each) => $(each).text()),
  ).toEqual([
    'Missing Information',
    'Please fill in all required fields (name, email, and company).',
  ])
  expect($('[data-error-for=name]').text()).toBe('Enter your name.')
  expect($('[data-error-for=name]').attr('hidden')).toBeUndefined()
  expect($('[data-error-for=email]').attr('hidden')).toBeDefined()
  expect($('[name=name]').attr()).toMatchObject({
    'aria-invalid': 'true',
    autofocus: expect.any(String),
  })
  expect($('[name=email]').val()).toBe('ada@shop.example')
  expect($('[name=company]').val()).toBe('Engines & Sons')
  expect($('[name=revenueRange]').val()).toBe('< $50K/month')
  expect($('[name=message]').val()).toBe('\nfirst line\n</textarea><script>alert(1)</script>')
  expect($('[name=consent]').is(':checked')).toBe(true)
  expect($('[name=marketingConsent]').is(':checked')).toBe(true)
})

test('the title of a returned form begins with the reason, and says that a text is too long', async () => {
  await using server = await startTestApp({ slottedPages })
  const titles = async (fields: Record<string, string>) => {
    const $ = load((await server.post(path, encoded({ ...filled, ...fields }), form)).body)
    return [$('title').text(), $('[data-slot=messageTitle]').text()]
  }
  expect(await titles({ name: ' ' })).toEqual([
    'Missing Information | Contact',
    'Missing Information',
  ])
  expect(await titles({ message: 'x'.repeat(5_001) })).toEqual([
    'Text Too Long | Contact',
    'Text Too Long',
  ])
})

test('an enquiry sent from the returned form counts as sent from the contact page', async () => {
  await using server = await startTestApp({ slottedPages })
  const headers = { ...form, referer: `https://shop.example${path}` }
  await server.post(path, encoded(filled), headers)
  const { db } = server.database
  const row = await db.selectFrom('contact_submissions').select('page_path').executeTakeFirst()
  const consent = await db.selectFrom('consents').select('page_path').executeTakeFirst()
  expect([row?.page_path, consent?.page_path]).toEqual(['/contact', '/contact'])
})

test('values filled into the page cannot break out of their fields', async () => {
  await using server = await startTestApp({ slottedPages })
  const nasty = '"><script>alert(1)</script><input name="x" value="\''
  const fields = { ...filled, name: nasty, company: nasty, message: nasty, revenueRange: nasty }
  const answer = await server.post(path, encoded(fields), form)
  expect(answer.statusCode).toBe(422)
  const $ = load(answer.body)
  // The page's own script.
  expect($('script')).toHaveLength(1)
  expect($('form [name]')).toHaveLength(11)
  expect($('[name=name]').val()).toBe(nasty)
})

test('a form without consent is refused with that reason, and its box stays unticked', async () => {
  await using server = await startTestApp({ slottedPages })
  const { consent: _, ...fields } = filled
  const answer = await server.post(path, encoded(fields), form)
  const $ = load(answer.body)
  expect($('[data-form-message]').text()).toContain('Consent Required')
  expect($('[data-error-for=consent]').text()).toBe('Tick this box, so that we may answer you.')
  expect($('[name=consent]').attr()).toMatchObject({
    'aria-invalid': 'true',
    autofocus: expect.any(String),
  })
  expect($('[name=consent]').is(':checked')).toBe(false)
})

test('a form sent too often, too long or malformed also gets the page, with the specified sentence', async () => {
  await using server = await startTestApp({ slottedPages })
  const sentence =
    'There was an issue submitting your message. Please try again or contact us directly.'
  const bodies: [string, number][] = [
    ['message='.padEnd(70_000, 'x'), 413],
    ['name=%ff', 400],
    [encoded(filled), 429],
  ]
  for (const [body, status] of bodies) {
    const accepted = status === 429 ? 30 : 0
    for (let each = 0; each < accepted; each++)
      await server.post(path, encoded({ ...filled, name: `Ada ${each}` }), form)
    const answer = await server.post(path, body, form)
    expect(answer.statusCode).toBe(status)
    const $ = load(answer.body)
    expect($('[data-form-message]').text()).toContain(sentence)
    expect($('[data-form-message]').attr('autofocus')).toBeDefined()
  }
  const tooOften = await server.post(path, encoded(filled), form)
  expect(tooOften.headers['retry-after']).toBe('600')
  expect(load(tooOften.body)('[name=company]').val()).toBe('Engines & Sons')
})

test('a form refused for too many refusals comes back with everything that was typed', async () => {
  await using server = await startTestApp({ slottedPages })
  const refused = encoded({ ...filled, name: '' })
  for (let each = 0; each < 300; each++)
    expect((await server.post(path, refused, form)).statusCode).toBe(422)
  const answer = await server.post(path, refused, form)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const $ = load(answer.body)
  expect($('[data-slot=messageNote]').text()).toContain('Please wait a few minutes')
  expect($('[name=company]').val()).toBe('Engines & Sons')
  expect($('[name=message]').val()).toBe('\nfirst line\n</textarea><script>alert(1)</script>')
  expect($('[name=consent]').is(':checked')).toBe(true)
})

test('without a built site a refused form is answered with a problem document', async () => {
  await using server = await startTestApp()
  const answer = await server.post(path, 'name=', form)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    422,
    'missing_information',
  ])
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})
