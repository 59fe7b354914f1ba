import { expect, test } from 'vitest'
import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import { many, positionOf, storeMany } from '#tests/many-enquiries.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import type { Segment, Selection } from './enquiry-order.ts'
import { segmentBounds } from './segment-bounds.ts'
import { segmentsOf } from './segments.ts'

/** The 20,000th newest, stored at the same instant as the one before it. */
const boundNumber = many - 20_000 + 1
const bound = positionOf(boundNumber)

test('a box is read in segments of 20,000, from the cursor on and within the times of the filters', async () => {
  await using app = await startTestApp()
  await storeMany(app, many)
  const { db } = app.database
  expect(await segmentBounds(db, 'inbox')).toEqual([bound])
  expect(await segmentBounds(db, 'quarantine')).toEqual([])
  const viewer = { userId: '', now: app.clock.now() }
  const segments = async (sort: Selection['sort'], filters: EnquiryFilters, cursor?: number) => {
    const after = cursor === undefined ? null : positionOf(cursor)
    const found: Segment[] = []
    for await (const one of segmentsOf(db, { sort, filters, viewer }, after)) found.push(one)
    return found
  }
  const won: EnquiryFilters = { stage: ['won'] }
  const begin = { after: null, until: bound }
  const end = { after: bound, until: null }

  expect(await segments('newest', won)).toEqual([begin, end])
  expect(await segments('oldest', won)).toEqual([begin, end])
  expect(await segments('newest', {})).toEqual([{ after: null, until: null }])
  for (const [sort, cursor, isTwo] of [
    ['newest', boundNumber + 1, true],
    ['newest', boundNumber, false],
    ['newest', boundNumber - 1, false],
    ['oldest', boundNumber - 1, true],
    ['oldest', boundNumber, false],
    ['oldest', boundNumber + 1, false],
  ] as const) {
    const after = positionOf(cursor)
    expect([sort, cursor, await segments(sort, won, cursor)]).toEqual([
      sort,
      cursor,
      isTwo ? [{ ...begin, after }, end] : [{ after, until: null }],
    ])
  }

  const at = (number: number) => positionOf(number).created_at
  const from = { created_at: bound.created_at, id: '' }
  expect(await segments('newest', { ...won, from: bound.created_at })).toEqual([
    begin,
    { after: bound, until: from },
  ])
  const later = at(boundNumber + 1)
  expect(await segments('newest', { ...won, from: later })).toEqual([
    { after: null, until: { created_at: later, id: '' } },
  ])
  expect(await segments('oldest', { ...won, from: later })).toEqual([
    { after: { created_at: later, id: '' }, until: null },
  ])
})

test('due follow-ups of several segments are merged into one order, page by page', async () => {
  await using app = await startTestApp()
  await storeMany(app, many)
  const staff = await staffMember(app)
  for (const [at, name] of ['300', '20000', '10', '20400'].entries())
    await app.database.db
      .updateTable('contact_submissions')
      .set({ follow_up_at: `2024-01-0${at + 1}T00:00:00.000Z` })
      .where('name', '=', name)
      .execute()
  const read = async (more: string) => {
    const url = `/api/contact_submissions?follow_up=due&sort=due&limit=3${more}`
    return (await staff.get(url)).json<{ rows: { name: string }[]; next: string | null }>()
  }
  const first = await read('')
  expect(first.rows.map(({ name }) => name)).toEqual(['300', '20000', '10'])
  const second = await read(`&cursor=${first.next}`)
  expect(second).toMatchObject({ rows: [{ name: '20400' }], next: null })
})
