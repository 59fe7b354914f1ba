import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { enquiryLimits } from '#contract/options.ts'
import { contactPage } from '#tests/contact-page.ts'
import { type RefusedForm, renderRefusedForm } from './refused-form.ts'

const render = (form: Partial<RefusedForm>) =>
  load(renderRefusedForm(contactPage, { values: {}, texts: {}, invalid: [], ...form }))

const strange = [
  `"><script>alert(1)</script><input name='x' value="`,
  '</textarea></form><b>',
  `$& $1 $$ $\` $'`,
  '&amp; &lt; &quot; &#13;',
  '{"at":"value","field":"name"} slot-0; data-slot="messageTitle"',
  '\ttab  two spaces ',
]

test.each(strange)('%j stays plain text in every slot', (value) => {
  const $ = render({
    values: { name: value, message: value, company: value },
    texts: { messageTitle: value, messageDetail: value, 'error:name': value },
    hiddenFields: { origin: value },
  })
  expect($('[name=name]').val()).toBe(value)
  expect($('[name=company]').val()).toBe(value)
  expect($('[name=message]').val()).toBe(value)
  expect($('[data-slot=messageTitle]').text()).toBe(value)
  expect($('[data-slot=messageDetail]').text()).toBe(value)
  expect($('[data-error-for=name]').text()).toBe(value)
  expect($('input[type=hidden][name=origin]').val()).toBe(value)
  expect($('form [name]')).toHaveLength(12)
  // The page's own script, and nothing of what was typed.
  expect($('script, b')).toHaveLength(1)
})

test('line breaks are preserved, including a leading one and a lone carriage return', () => {
  const html = renderRefusedForm(contactPage, {
    values: { message: '\n\nsecond\n', name: 'a\rb' },
    texts: {},
    invalid: [],
  })
  expect(html).toContain('<textarea name="message">\n\n\nsecond\n</textarea>')
  expect(html).toContain('value="a&#13;b"')
})

test('a message far too long comes back whole, and one of escaped characters only up to twice the limit', () => {
  const honest = 'I said "yes" & they said no. '.repeat(1_500)
  expect(render({ values: { message: honest } })('[name=message]').val()).toBe(honest)
  const values = { name: '"'.repeat(30_000), message: '<'.repeat(30_000) }
  const hiddenFields = { origin: '&'.repeat(30_000) }
  const html = renderRefusedForm(contactPage, { values, hiddenFields, texts: {}, invalid: [] })
  expect(html.length).toBeLessThan(80_000)
  const name = String(load(html)('[name=name]').val())
  expect(name.length).toBeGreaterThan(2 * enquiryLimits.message)
  expect(values.name).toContain(name)
})

test('an empty value leaves the page as it was built', () => {
  const html = renderRefusedForm(contactPage, { values: {}, texts: {}, invalid: [] })
  expect(html).toContain('<textarea name="message"></textarea>')
  expect(html).toContain('<input name="name"><p data-error-for="name" hidden=""></p>')
  expect(html).not.toMatch(/ (checked|selected|aria-invalid)/)
})

test('options and boxes are selected exactly as sent', () => {
  const $ = render({
    values: {
      revenueRange: '< $50K/month',
      primaryNeed: 'Else',
      consent: true,
      marketingConsent: 'on',
    },
  })
  expect(
    $('option[selected]')
      .toArray()
      .map((each) => $(each).text()),
  ).toEqual(['< $50K/month'])
  expect($('[name=consent]').is(':checked')).toBe(true)
  expect($('[name=marketingConsent]').is(':checked')).toBe(false)
})

test('the focus goes to the first faulty control in page order, otherwise to the message', () => {
  const first = render({ invalid: ['consent', 'email', 'utmSource'] })
  expect(first('[autofocus]').attr('name')).toBe('email')
  expect(first('[aria-invalid=true]')).toHaveLength(2)
  const none = render({ invalid: ['utmSource'] })
  expect(none('[autofocus]').attr('role')).toBe('alert')
  expect(render({ focus: 'company' })('[autofocus]').attr('name')).toBe('company')
})

test('messages and errors without text stay hidden', () => {
  const $ = render({ texts: { messageTitle: 'T', 'error:email': 'E' } })
  expect($('[data-form-message]').attr('hidden')).toBeUndefined()
  expect($('[data-slot=messageNote]').attr('hidden')).toBeDefined()
  expect($('[data-error-for=email]').attr('hidden')).toBeUndefined()
  expect($('[data-error-for=name]').attr('hidden')).toBeDefined()
  expect(
    render({ texts: { messageNote: 'N' } })('[data-slot=messageNote]').attr('hidden'),
  ).toBeUndefined()
})
