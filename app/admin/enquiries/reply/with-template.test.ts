import { expect, test } from 'vitest'
import { withTemplate } from './with-template.ts'

const greeting = { subject: 'Your enquiry', text: 'Hello Ann,\n\n' }
const audit = { subject: 'Your audit', text: 'Here it is.' }
const others = [greeting, audit, { subject: 'A call', text: 'Shall we talk?' }] as const

test('a template replaces the greeting or an unedited template, and is appended to written text', () => {
  expect(withTemplate(greeting, audit, [...others])).toEqual(audit)
  expect(withTemplate(others[2], audit, [...others])).toEqual(audit)
  expect(withTemplate({ ...greeting, text: 'Thanks.\n' }, audit, [...others])).toEqual({
    subject: 'Your audit',
    text: 'Thanks.\n\nHere it is.',
  })
})

test('a template keeps a subject that was typed, and replaces one of another template', () => {
  const subjectAfter = (subject: string) =>
    withTemplate({ subject, text: '' }, audit, [...others]).subject
  expect(['Your shop', 'A call', ' '].map(subjectAfter)).toEqual([
    'Your shop',
    'Your audit',
    'Your audit',
  ])
})
