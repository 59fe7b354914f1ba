import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const values = { name: '{company} $& Ada', company: 'Shop', reference: 'B3F7-BB72', me: 'Maya' }

test('placeholders of a template are replaced, but not placeholders within their values', () => {
  expect(fillTemplate('Hi {name} of {company}, [{reference}] {name}. {me}', values)).toBe(
    'Hi {company} $& Ada of Shop, [B3F7-BB72] {company} $& Ada. Maya',
  )
})

test('other braces are left unchanged', () => {
  expect(fillTemplate('{Name} {} {{me}} {constructor} {name', values)).toBe(
    '{Name} {} {Maya} {constructor} {name',
  )
})
