import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { slottedPages } from '#tests/contact-page.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const kept = ({ database }: Awaited<ReturnType<typeof startTestApp>>) =>
  database.db.selectFrom('contact_submissions').selectAll().execute()

test('the text of a form is stored exactly, whether percent-encoded or as plain UTF-8', async () => {
  await using server = await startTestApp()
  const fields =
    'email=a%40b.example&company=1+%2B+1+%3D+2&consent=on&message=%F0%9F%9A%80%0D%0A100%25'
  for (const name of ['Zo%c3%ab', 'Zoë'])
    expect((await server.post(path, `name=${name}&${fields}`, form)).statusCode).toBe(303)
  const rows = await kept(server)
  for (const row of rows)
    expect(row).toMatchObject({ name: 'Zoë', company: '1 + 1 = 2', message: '🚀\n100%' })
})

test('a form in another encoding is refused, and comes back with what was typed', async () => {
  await using server = await startTestApp({ slottedPages })
  const rest =
    'email=zoe%40shop.example&company=Caf%C3%A9&consent=on&message=two%0D%0Alines+%E2%82%AC'
  const bodies = {
    Zoë: [`name=Zo%EB&${rest}`, Buffer.from(`name=Zo\u00eb&${rest}`, 'latin1')],
    '100% Ada': [`name=100%+Ada&${rest}`],
  }
  for (const [name, sendings] of Object.entries(bodies))
    for (const body of sendings) {
      const headers = { 'content-type': `${form['content-type']}; charset=iso-8859-1` }
      const answer = await server.post(path, body, headers)
      expect(answer.statusCode).toBe(400)
      const $ = load(answer.body)
      expect($('[data-form-message]').text()).toContain('The form could not be read.')
      expect($('[name=name]').val()).toBe(name)
      expect($('[name=email]').val()).toBe('zoe@shop.example')
      expect($('[name=company]').val()).toBe('Café')
      expect($('[name=message]').val()).toBe('two\nlines €')
      expect($('[name=consent]').is(':checked')).toBe(true)
    }
  expect(await kept(server)).toEqual([])
})

test('a form with too many fields or too long field names is refused and comes back with what was typed', async () => {
  await using server = await startTestApp({ slottedPages })
  const typed = 'name=Zoe&email=zoe%40shop.example&company=Caf%C3%A9&message=two+words&consent=on'
  const many = Array.from({ length: 8_000 }, (_, index) => `x${index}=`).join('&')
  const long = `${'n'.repeat(60_000)}=1`
  for (const strange of [many, long, '&'.repeat(60_000)]) {
    const answer = await server.post(path, `${typed}&${strange}`, form)
    expect(answer.statusCode).toBe(400)
    const $ = load(answer.body)
    expect($('[data-form-message]').text()).toContain('The form has unknown fields.')
    expect($('[name=company]').val()).toBe('Café')
    expect($('[name=message]').val()).toBe('two words')
    expect($('[name=consent]').is(':checked')).toBe(true)
    expect($('form [name]')).toHaveLength(11)
  }
  expect(await kept(server)).toEqual([])
})

test('sixty-four fields are accepted, and a sixty-fifth is not', async () => {
  await using server = await startTestApp({ slottedPages })
  const typed = 'name=Zoe&email=zoe%40shop.example&company=Cafe&consent=on'
  const send = (count: number) => {
    const more = Array.from({ length: count - 4 }, (_, index) => `x${index}=1`)
    return server.post(path, [typed, ...more].join('&'), form)
  }
  expect((await send(64)).statusCode).toBe(303)
  expect((await send(65)).statusCode).toBe(400)
})
