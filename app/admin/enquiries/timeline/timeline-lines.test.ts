import { expect, test } from 'vitest'
import type { FieldChange, TimelineEntry } from '#contract/timeline.ts'
import { timelineLines } from './timeline-lines.ts'

let next = 0
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 22) + seconds * 1000).toISOString()
const by = (name: string) => ({ id: null, email: `${name}@staff.example` })
const changed = (seconds: number, who: string, ...changes: FieldChange[]): TimelineEntry => ({
  id: `${next++}`,
  at: at(seconds),
  kind: 'changed',
  actor: by(who),
  changes,
})
const stage = (before: string, after: string): FieldChange => ({ field: 'stage', before, after })
const read = (seconds: number): TimelineEntry => ({
  id: `${next++}`,
  at: at(seconds),
  kind: 'read',
  actor: by('sam'),
})
const lines = (...entries: TimelineEntry[]) =>
  timelineLines(entries.toReversed()).map((line) =>
    line.kind === 'changed'
      ? line.changes.map(({ field, before, after }) => `${field} ${before} ${after}`).join(', ')
      : line.kind,
  )

const note = (seconds: number, removedAt?: number, mentions: string[] = []): TimelineEntry => ({
  id: `${next++}`,
  at: at(seconds),
  kind: 'note',
  actor: by('sam'),
  text: removedAt === undefined ? 'Called back.' : '',
  mentions,
  ...(removedAt !== undefined && { removed_at: at(removedAt) }),
})

const webhook = (seconds: number, mail: string, status: 'sent' | 'failed'): TimelineEntry => ({
  id: `${next++}`,
  at: at(seconds),
  kind: 'delivery',
  actor: null,
  delivery_id: 'one',
  channel: 'webhook',
  mail,
  recipient: 'https://hooks.example.com/in',
  status,
  sent_at: null,
})

test('a successful webhook about a change is hidden, and does not separate changes by one person', () => {
  expect(
    lines(
      webhook(0, 'enquiry.received', 'sent'),
      changed(1, 'maya', stage('new', 'contacted')),
      webhook(1, 'enquiry.changed', 'sent'),
      changed(5, 'maya', stage('contacted', 'won')),
      webhook(5, 'enquiry.changed', 'failed'),
    ),
  ).toEqual(['delivery', 'stage new won', 'delivery'])
})

test('changes by one person within a minute are merged into one line, from the first to the last value', () => {
  const owner: FieldChange = { field: 'owner_id', before: null, after: 'm' }
  expect(
    lines(
      changed(0, 'maya', stage('new', 'contacted')),
      changed(20, 'maya', owner),
      changed(59, 'maya', stage('contacted', 'won')),
    ),
  ).toEqual(['stage new won, owner_id null m'])
})

test('a change that was undone within a minute is hidden', () => {
  const entries = [
    changed(0, 'maya', stage('new', 'lost')),
    changed(8, 'maya', stage('lost', 'new')),
  ]
  expect(lines(...entries)).toEqual([])
})

test('a note that was removed within a minute is hidden, unless it has reached somebody by mail', () => {
  expect(lines(note(0), note(10, 18))).toEqual(['note'])
  expect(lines(note(0, 60), note(100, 120, ['maya@staff.example']))).toEqual(['note', 'note'])
})

test('changes by different people, a minute apart, or separated by another entry are not merged', () => {
  const [first, second] = [stage('new', 'contacted'), stage('contacted', 'won')]
  const two = ['stage new contacted', 'stage contacted won']
  expect(lines(changed(0, 'maya', first), changed(5, 'sam', second))).toEqual(two)
  expect(lines(changed(0, 'maya', first), changed(60, 'maya', second))).toEqual(two)
  expect(lines(changed(0, 'maya', first), read(3), changed(5, 'maya', second))).toEqual([
    two[0],
    'read',
    two[1],
  ])
})
