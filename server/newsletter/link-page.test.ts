import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { refusedForm } from '#build/slots/refused-form.ts'
import { tokenForm } from '#build/slots/token-form.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'

const path = '/newsletter/confirm'
const action = `/api${path}`
const html = `<!doctype html><html lang="en"><head><script src="/assets/boot.js"></script></head>
  <body><form method="post" action="${action}"><p data-slot="messageDetail"
  data-shown-with="messageDetail" hidden=""></p><button>Confirm</button></form></body></html>`
const styleHash = "'sha256-abc='"
const site = testSite({ [path]: html, '/404': 'Nothing here' })
const slottedPages = {
  [path]: { parts: tokenForm(html, action), styleHash },
  [`${path} refused`]: {
    ...refusedForm(html, { action, fields: [], message: ['messageDetail'] }),
    styleHash,
  },
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('a mailed link opens a page whose form has the token, without caching or referrer', async () => {
  await using app = await startTestApp({ site, slottedPages })
  const answer = await app.get(`${path}?token=AbC-9_x`)
  const $ = load(answer.body)
  expect($('form [name=token]').attr()).toMatchObject({ type: 'hidden', value: 'AbC-9_x' })
  expect($('script')).toHaveLength(1)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test.each(['', '?token=', '?token=%22%3E%3Cb%3E', `?token=${'a'.repeat(201)}`, '?other=a'])(
  'an address without a token opens the page as it was built: %s',
  async (query) => {
    await using app = await startTestApp({ site, slottedPages })
    const answer = await app.get(`${path}${query}`)
    expect([answer.statusCode, answer.body]).toEqual([200, html])
  },
)

test('a form whose link does not work leads to the page that says what to do', async () => {
  await using app = await startTestApp({ site, slottedPages })
  for (const body of ['token=a', 'token=', '', `token=${'a'.repeat(300)}`])
    for (const name of ['confirm', 'unsubscribe']) {
      const answer = await app.post(`/api/newsletter/${name}`, body, form)
      expect([body, answer.statusCode, answer.headers.location]).toEqual([
        body,
        303,
        '/newsletter/link-expired',
      ])
    }
})

test('a form that cannot be processed now comes back with its token and the reason', async () => {
  await using app = await startTestApp({ site, slottedPages })
  const answer = await app.post(action, `token=abc&${'a=b&'.repeat(70)}`, form)
  expect(answer.statusCode).toBe(400)
  const $ = load(answer.body)
  expect($('form [name=token]').attr('value')).toBe('abc')
  expect($('p:not([hidden])').text()).toContain('Please send it again.')
  expect($('script[src]')).toHaveLength(0)
})
