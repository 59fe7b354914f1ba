import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { askedForm } from '#build/slots/asked-form.ts'
import { askedPage } from './asked-page.ts'

const form = (fields: string) => `<html><body><form action="/api/x">${fields}</form></body></html>`
const built = form(
  '<select name="need"><option value="">Choose one</option><option>Retention &amp; LTV</option></select><textarea name="message"></textarea>',
)
const known = { need: ['Retention & LTV'], message: ['Where it is stuck: "here".'] }
const asked = { action: '/api/x', answers: known, origin: 'home: Plan' }
const fill = askedPage({ parts: askedForm(built, asked), styleHash: '' })

test('answers in the address are filled into the form and marked as prefilled', () => {
  const query = new URLSearchParams({
    need: 'Retention & LTV',
    message: known.message[0]!,
  })
  const $ = load(fill(`${query}`)!)
  expect($('select').val()).toBe('Retention & LTV')
  expect($('textarea').val()).toBe(known.message[0])
  expect($('form').attr('data-origin')).toBe('home: Plan')
  expect($('select').attr('data-prefilled')).toBe('Retention & LTV')
  expect($('textarea').attr('data-prefilled')).toBe(known.message[0])
})

test('a single answer leaves the other field as it was built', () => {
  const $ = load(fill('need=Retention+%26+LTV')!)
  expect($('select').val()).toBe('Retention & LTV')
  expect($('textarea').attr('data-prefilled')).toBeUndefined()
  expect($('textarea').val()).toBe('')
})

test('text that none of our pages sends is not filled into the form', () => {
  for (const query of ['', 'utm_source=letter', 'need=', 'need=Other', 'message=Call+me+at+evil'])
    expect(fill(query)).toBeUndefined()
})

test('the build fails if the form has no such field', () => {
  expect(() => askedForm(form(''), asked)).toThrow('0 "need"')
})
