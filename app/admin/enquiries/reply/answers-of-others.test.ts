import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/timeline.ts'
import { answersOfOthers } from './answers-of-others.ts'

const me = 'maya'
const at = '2026-11-20T22:00:00.000Z'
const by = (id: string) => ({ id, email: `${id}@staff.example` })
const marked = (id: string, who: string, after: string | null): TimelineEntry => {
  const changes = [{ field: 'answered_at' as const, before: null, after }]
  return { id, at, kind: 'changed', actor: by(who), changes }
}
const replied = (id: string, who: string, status: 'sent' | 'undone'): TimelineEntry => ({
  id,
  at,
  kind: 'reply',
  actor: by(who),
  subject: 'Hello',
  text: 'Hello',
  delivery_id: id,
  status,
  sent_at: status === 'sent' ? at : null,
  answer: null,
})
const idsOf = (...newestFirst: TimelineEntry[]) =>
  answersOfOthers(newestFirst, me).map(({ id }) => id)

test('others have answered by a reply that they did not take back, or by marking it answered', () => {
  expect(idsOf(replied('2', 'jonas', 'sent'), replied('1', 'jonas', 'undone'))).toEqual(['2'])
  expect(idsOf(replied('1', me, 'sent'), marked('2', me, at))).toEqual([])
  const stage = { field: 'stage' as const, before: 'new', after: 'contacted' }
  const byHand = marked('1', 'jonas', '2026-11-20T21:00:00.000Z')
  expect(idsOf({ ...byHand, kind: 'changed', changes: [stage] })).toEqual([])
  expect(idsOf(byHand)).toEqual(['1'])
})

test('a mark that was removed since is no answer, and neither is the one that a delivered reply makes', () => {
  const byHand = marked('1', 'jonas', '2026-11-20T21:00:00.000Z')
  expect(idsOf(marked('2', 'jonas', null), byHand)).toEqual([])
  expect(idsOf(marked('2', 'jonas', at), replied('1', 'jonas', 'sent'))).toEqual(['1'])
})
