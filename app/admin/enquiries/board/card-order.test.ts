import { expect, test } from 'vitest'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { cardOrder } from './card-order.ts'

const card = (id: string, times: Partial<ListedEnquiry>) => ({ id, ...times }) as ListedEnquiry
const early = card('a', { created_at: '2026-11-01', due_at: '2026-11-05', follow_up_at: null })
const late = card('b', { created_at: '2026-11-02', due_at: '2026-11-03', follow_up_at: null })
const latest = card('c', {
  created_at: '2026-11-02',
  due_at: '2026-11-06',
  follow_up_at: '2026-11-04',
})

const ids = (listing: Parameters<typeof cardOrder>[0]) =>
  [late, latest, early]
    .toSorted(cardOrder(listing))
    .map(({ id }) => id)
    .join('')

test('cards stand in the order of the listing, those of the same moment by their ids', () => {
  expect(ids({ filters: {}, sort: 'newest' })).toBe('cba')
  expect(ids({ filters: {}, sort: 'oldest' })).toBe('abc')
  expect(ids({ filters: {}, sort: 'due' })).toBe('bac')
})

test('among due follow-ups the first to fall due is first', () => {
  const due = { ...late, follow_up_at: '2026-11-05' }
  const order = cardOrder({ filters: { follow_up: 'due' }, sort: 'due' })
  expect([due, latest].toSorted(order).map(({ id }) => id)).toEqual(['c', 'b'])
})
