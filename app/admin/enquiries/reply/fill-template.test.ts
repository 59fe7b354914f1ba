import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const values = { name: '{company} $& Ada', company: 'Shop', reference: 'B3F7-BB72', me: 'Maya' }

test('a template is filled in with what the enquiry says, and nothing in that is filled in again', () => {
  expect(fillTemplate('Hi {name} of {company}, [{reference}] {name}. {me}', values)).toBe(
    'Hi {company} $& Ada of Shop, [B3F7-BB72] {company} $& Ada. Maya',
  )
})

test('other braces stay as they were written', () => {
  expect(fillTemplate('{Name} {} {{me}} {constructor} {name', values)).toBe(
    '{Name} {} {Maya} {constructor} {name',
  )
})
