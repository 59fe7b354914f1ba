import { expect, test } from 'vitest'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { type Shown, withChanges, withoutChanges } from './shown-changes.ts'

const row = (id: string, fields: Partial<ListedEnquiry> = {}) =>
  ({ id, stage: 'new', owner_id: null, unread: true, ...fields }) as ListedEnquiry

const pageOf = (...rows: ListedEnquiry[]) => ({ rows, total: rows.length }) as Shown

const idsOf = ({ rows }: Shown) => rows.map(({ id }) => id)

test('a rollback keeps the values of later optimistic changes', () => {
  const before = pageOf(row('a'), row('b'), row('c'))
  const wanted = new Map(['a', 'b'].map((id) => [id, { stage: 'contacted', read: true } as const]))
  const shown = withChanges(before, wanted)
  expect(shown.rows[0]).toMatchObject({ stage: 'contacted', unread: false })
  const [a, b, c] = shown.rows as [ListedEnquiry, ListedEnquiry, ListedEnquiry]
  const later = { ...shown, rows: [{ ...a, owner_id: 'maya' }, { ...b, stage: 'won' as const }, c] }
  expect(withoutChanges(later, before, wanted).rows).toEqual([
    row('a', { owner_id: 'maya' }),
    row('b', { stage: 'won' }),
    row('c'),
  ])
})

test('a rollback restores removed rows to their former positions, except rows that a later change removed', () => {
  const before = pageOf(...['a', 'b', 'c', 'd', 'e'].map((id) => row(id)))
  const wanted = new Map(['b', 'd', 'e'].map((id) => [id, { binned: true }]))
  const shown = withChanges(before, wanted)
  expect([idsOf(shown), shown.total]).toEqual([['a', 'c'], 2])
  const later = withChanges(shown, new Map([['c', { quarantined: true }]]))
  const back = withoutChanges(later, before, wanted)
  expect([idsOf(back), back.total]).toEqual([['a', 'b', 'd', 'e'], 4])
})

test('a rollback restores the rows and the total of a page that lost all its rows', () => {
  const before = pageOf(row('a'), row('b'))
  const wanted = new Map(['a', 'b'].map((id) => [id, { binned: true }]))
  expect(withoutChanges(withChanges(before, wanted), before, wanted)).toEqual(before)
})
