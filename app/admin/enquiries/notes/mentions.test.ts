import { expect, test } from 'vitest'
import { mentionAt, suggestions, withMention } from './mentions.ts'

const at = (text: string) => mentionAt(text, text.length)?.typed

test('a mention begins with an "@" at the start of a word', () => {
  expect(['@', 'Hi @ma', 'Hi\n@maya@ag', "(@o'b"].map(at)).toEqual(['', 'ma', 'maya@ag', "o'b"])
  expect(['Hi', 'a@b', 'Hi @maya ', '@maya,'].map(at)).toEqual(Array(4).fill(undefined))
  expect(mentionAt('Hi @maya, see', 6)).toEqual({ typed: 'ma', start: 3 })
})

test('colleagues whose address starts with the typed text come first, and nobody is offered themselves', () => {
  const emails = ['me@ma.example', 'sam@ma.example', 'maya@staff.example', 'zoe@staff.example']
  const staff = emails.map((email) => ({ id: email, email }))
  const found = (typed: string) => suggestions(staff, typed).map(({ email }) => email)
  expect(found('MA')).toEqual(['maya@staff.example', 'sam@ma.example'])
  expect(found('')).toEqual(emails.slice(1))
  expect(found('nobody')).toEqual([])
})

test('a chosen address replaces what was typed', () => {
  expect(withMention('Hi @ma please', 6, 'maya@staff.example')).toEqual({
    text: 'Hi @maya@staff.example please',
    caret: 23,
  })
})
