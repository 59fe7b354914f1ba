import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { EnquiryNotice } from '#contract/mail.ts'
import { renderMail } from './render.tsx'
import { samples } from './samples.ts'

const benign = samples.new_enquiry.ordinary

/** An enquiry with this text in every field that a visitor fills in. */
const filled = (text: string): EnquiryNotice => ({
  ...benign,
  name: text,
  email: text,
  company: text,
  website: text,
  revenue_range: text,
  primary_need: text,
  message: text,
  first_touch: { utmSource: text, utmCampaign: text, landingPath: text, at: text, referrer: text },
  utm_source: text,
  utm_campaign: text,
  referrer: text,
  page_path: text,
  origin: `/: ${text}`,
})

const elementsOf = (html: string) => {
  const $ = load(html)
  return $('*')
    .toArray()
    .map(
      (element) =>
        `${$(element).prop('tagName')} ${Object.keys($(element).attr() ?? {})
          .toSorted()
          .join(' ')}`,
    )
    .filter((each) => !each.startsWith('BR'))
}

// oxlint-disable-next-line no-control-regex
const invisible = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u

const attacks = {
  markup: '</td></table><script>alert(1)</script><img src="//evil.test/x.png" onerror=alert(1)>',
  'an attribute': '" style="display:none" onmouseover="alert(1)',
  'line breaks and headers': 'x\r\nBcc: e@evil.test\r\n\r\n<b>body</b>\u2028\u0085',
  'an encoded word': '=?utf-8?Q?=0D=0ABcc:_e@evil.test?=',
  'a turned direction': 'Harbor \u202egnp.exe\u2066\u2067 Supply',
  'control characters': 'a\u0000b\u0007c\u001b[31md\u009f\ufeff',
  'conditional comments': '<!--[if mso]><a href="https://evil.test">x</a><![endif]-->',
  'template syntax': '${7*7} {{7*7}} <%= 7 %>',
  entities: '&lt;b&gt; &#x202e; &nbsp;&amp;',
}

test.for(Object.entries(attacks))('%s in every field stays text', async ([, text]) => {
  const mail = await renderMail('new_enquiry', filled(text))
  const ordinary = await renderMail('new_enquiry', benign)
  expect(elementsOf(mail.html)).toEqual(elementsOf(ordinary.html))
  expect(mail.subject).not.toMatch(invisible)
  expect(mail.subject).not.toContain('=?')
  expect(load(mail.html)('body').text()).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u0000\u001b]/)
  expect(
    load(mail.html)('a')
      .toArray()
      .map(({ attribs }) => attribs['href']),
  ).toEqual([benign.link])
  const visible = text.replace(/[\r\n\u0085\u2028]+[^]*/, '').replace(/[^\x20-\x7e]/g, '')
  expect(mail.text.replace(/[^\x20-\x7e\n]/g, '')).toContain(`Name: ${visible}`)
})

test.for(Object.entries(attacks))('%s in a note and a reply stays text', async ([, text]) => {
  const { id } = benign
  const note = { id, by: text, company: text, name: text, text, link: benign.link }
  const letter = { subject: text, text, quote: { at: benign.created_at, message: text } }
  const pairs = [
    [await renderMail('mention', note), await renderMail('mention', samples.mention.ordinary)],
    [await renderMail('reply', letter), await renderMail('reply', samples.reply.ordinary)],
  ] as const
  for (const [mail, ordinary] of pairs) {
    expect(elementsOf(mail.html)).toEqual(elementsOf(ordinary.html))
    expect(mail.subject).not.toMatch(invisible)
    expect(mail.subject).not.toContain('=?')
    const shown = load(mail.html)('body').text() + mail.text
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u0000\u001b]/)
  }
})

test('a reply contains its whole text and the quoted message, as HTML and as text', async () => {
  const text = `Dear Ada,\n\n  - one\n  - two\n\n${'漢'.repeat(19_900)}\nThe end`
  const quote = { at: benign.created_at, message: '<b>Hello</b>\n> and "more"' }
  const mail = await renderMail('reply', { subject: 'Your enquiry', text, quote })
  expect(mail.text).toBe(
    `${text}\n\nOn Nov 20, 2:24 PM PST you wrote to Anacapa Growth:\n\n> <b>Hello</b>\n> > and "more"\n`,
  )
  const $ = load(mail.html)
  expect($('blockquote').text()).toBe('<b>Hello</b>> and "more"')
  expect($('body').text()).toContain('The end')
  expect($('a, img, table').length).toBe(0)
})

test('visitor text is isolated from the direction of the surrounding text', async () => {
  const text = 'شركة'
  const { html } = await renderMail('new_enquiry', filled(text))
  const $ = load(html)
  const owners = $('body *')
    .toArray()
    .filter((element) =>
      element.children.some((child) => 'data' in child && child.data.includes(text)),
    )
  expect(owners.length).toBeGreaterThan(8)
  const loose = owners.filter((owner) => $(owner).closest('[dir=auto], bdi').length === 0)
  // Only in the preview line, which is not visible in the mail itself.
  expect(loose.map((owner) => $(owner).attr('data-skip-in-text'))).toEqual(['true'])
})

test.for([
  ['letters', 'a'.repeat(20_000)],
  ['quotation marks', `"'`.repeat(10_000)],
  ['markup', '<b>&'.repeat(5_000)],
  ['lines', 'a\n'.repeat(10_000)],
  ['characters of three bytes', '漢'.repeat(20_000)],
  ['characters of two halves', `x${'🌊'.repeat(10_000)}`],
] as const)('20,000 characters of %s keep a mail below 60 KB', async ([, message]) => {
  const loud = filled(`"'`.repeat(250))
  const { html, text } = await renderMail('new_enquiry', { ...loud, message })
  expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  expect(Buffer.byteLength(text)).toBeLessThan(60_000)
  expect(html.isWellFormed() && !html.includes('\ufffd')).toBe(true)
  // Plain letters fit. Messages of other characters are cut, and the mail says so.
  expect(text.includes('Cut here: these are the first')).toBe(
    message[0] !== 'a' || message[1] !== 'a',
  )
  expect(text).toContain(`Open the record: ${benign.link}`)
})

test('a message that fits is complete', async () => {
  const message = `${'Words and words. '.repeat(290)}The end`
  const { html, text } = await renderMail('new_enquiry', { ...benign, message })
  expect(load(html)('blockquote').text()).toBe(message)
  expect(text).toContain(`> ${message}`)
})

test('mails that anybody can trigger for any address contain nothing that a visitor typed', async () => {
  const said = filled('Cheap watches at evil.test')
  const mails = await Promise.all([
    renderMail('visitor_confirmation', { ...said, reference: '7F3A-90C2' }),
    renderMail('newsletter_confirmation', { ...said, link: '/a', unsubscribe: '/b' }),
    renderMail('resource_guide', { ...said, title: 'A guide', link: '/a' }),
  ])
  expect(JSON.stringify(mails)).not.toContain('evil.test')
})

test('the text part of a new enquiry is readable', async () => {
  const { text } = await renderMail('new_enquiry', benign)
  expect(text).toMatchInlineSnapshot(`
    "Harbor Supply (sample)

    > Sample message. Our second orders dropped from 31% to 22% since spring.
    > 
    > We sell deck hardware on Shopify and Amazon and would like to know where the leak is before the season starts. A call on Thursday would suit us.

    Reply to this mail to answer Sample Person. We promise an answer within 24 hours: by Nov 21, 2:24 PM PST.

    Name: Sample Person
    Company: Harbor Supply (sample)
    Email: sample.person@harbor-supply.example
    Website: https://harbor-supply.example
    Need: Retention & LTV
    Revenue: $100K - $500K/month

    Received Nov 20, 2:24 PM PST, reference 7F3A-90C2. First came from Meta q4-video to /services/media on Nov 12; returned by Google brand-us; pressed 'Get Your Free Campaign Audit'; sent from /contact.

    Open the record: http://localhost:3000/admin/enquiries/019ab000-0000-7000-8000-00007f3a90c2

    Sent to the addresses that get a mail for each new enquiry.

    Anacapa Growth, 100 Example Street, Camarillo, CA 93010
    "
  `)
})
