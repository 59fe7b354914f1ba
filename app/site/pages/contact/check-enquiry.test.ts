import { expect, test } from 'vitest'
import { faultOf, findFault } from './check-enquiry.ts'
import type { EnquiryValues } from './enquiry-values.ts'

const complete: EnquiryValues = {
  name: 'Ana',
  email: 'ana@tide.example',
  company: 'Tide',
  website: '',
  revenueRange: '',
  primaryNeed: '',
  message: '',
  consent: true,
  marketingConsent: false,
}

test('accepts a complete enquiry', () => expect(findFault(complete)).toBeNull())

test('reports missing fields before consent, and counts spaces as missing', () => {
  const fault = findFault({ ...complete, name: ' \t', company: '', consent: false })
  expect(fault?.title).toBe('Missing Information')
  expect(Object.keys(fault?.fields ?? {})).toEqual(['name', 'company'])
})

test('counts characters that cannot be seen as missing', () =>
  expect(
    Object.keys(findFault({ ...complete, name: '\u200b', company: '\u2800' })!.fields),
  ).toEqual(['name', 'company']))

test('reports missing consent once no field is missing', () => {
  const fault = findFault({ ...complete, consent: false })
  expect(fault?.title).toBe('Consent Required')
  expect(fault?.detail).toBe('Please agree to receive communications from us.')
})

test('accepts a text at its limit and counts the characters beyond it', () => {
  expect(findFault({ ...complete, message: 'x'.repeat(5000) })).toBeNull()
  expect(findFault({ ...complete, message: 'x'.repeat(5001) })?.fields.message).toBe(
    'This is 1 character longer than we can take.',
  )
})

test('the message about too long texts fits one of them and several', () => {
  const long = { ...complete, name: 'x'.repeat(201), message: 'x'.repeat(5001) }
  const fault = findFault(long)
  expect(Object.keys(fault!.fields)).toEqual(['name', 'message'])
  expect(fault!.detail).toBe('Nothing was cut. Please shorten what is marked and send it again.')
})

test('a corrected field has no error', () => {
  const values = { ...complete, name: '', consent: false }
  expect(faultOf('name', values)).toBe('Enter your name.')
  expect(faultOf('company', values)).toBeNull()
})
