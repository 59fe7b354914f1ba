import { expect, test } from 'vitest'
import { reasonWords } from './row-words.ts'

test('a row says in a few words why a suspect was kept apart', () => {
  expect(
    [
      'The message has 5 links.',
      'It is about search rankings or links.',
      'Several signs together: it is about search rankings or links, the message has 2 links and it names a bargain price.',
      'The same message came from another address within a day.',
      'Put into quarantine by it@staff.example.',
    ].map(reasonWords),
  ).toEqual([
    'has 5 links',
    'about search rankings or links',
    'about search rankings or links, has 2 links and names a bargain price',
    'The same message came from another address within a day',
    'Put into quarantine by it@staff.example',
  ])
})
