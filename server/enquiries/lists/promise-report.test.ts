import { expect, test } from 'vitest'
import { HOUR } from '#contract/durations.ts'
import type { EnquiryPage } from '#contract/enquiry-list.ts'
import { escapeCommas } from '#contract/list-values.ts'
import type { PromiseReport } from '#contract/promise-report.ts'
import { promiseStates } from '#contract/promise-states.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import type { z } from 'zod'

const path = '/api/contact_submissions'
const now = new Date('2026-11-24T20:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString()

/** An enquiry that arrived this many hours ago and was answered this many hours and milliseconds later. */
const received = (hours: number, answeredAfter: number | null, ms = 0) => ({
  created_at: ago(hours),
  answered_at:
    answeredAfter === null
      ? null
      : new Date(Date.parse(ago(hours - answeredAfter)) + ms).toISOString(),
})

const enquiries = [
  { ...received(100, 24), first_source: 'google', first_campaign: 'brand' },
  { ...received(100, 24, 1), first_source: 'google', stage: 'won' as const },
  { ...received(99, 1, 59_999), first_source: 'google' },
  { ...received(24, null), first_source: 'google' },
  { ...received(23, null), first_source: 'meta, inc' },
  { ...received(50, 2), first_source: 'meta, inc' },
  { ...received(50, null), first_source: 'none', stage: 'lost' as const },
  { ...received(30, 3), first_source: null },
  // The first instant of the 29th day before today, and the last one before it.
  { created_at: '2026-10-26T07:00:00.000Z', answered_at: '2026-10-26T07:10:00.000Z' },
  { created_at: '2026-10-26T06:59:59.999Z', answered_at: '2026-10-26T07:10:00.000Z' },
  { ...received(40, null), first_source: 'google', quarantined: 1 as const },
  { ...received(40, null), first_source: 'google', binned_at: ago(1) },
]

test('the report shows staff how many enquiries were answered within 24 hours, by source', async () => {
  await using server = await startTestApp({ now })
  await storeEnquiries(server, enquiries)
  const staff = await staffMember(server)
  const report = (await staff.get(`${path}/promise`)).json<PromiseReport>()
  expect(report).toEqual({
    from: '2026-10-26',
    total: { received: 9, kept: 5, broken: 3, open: 1, median_minutes: 120 },
    groups: [
      { value: 'google', received: 4, kept: 2, broken: 2, open: 0, median_minutes: 24 * 60 },
      { value: 'none', received: 3, kept: 2, broken: 1, open: 0, median_minutes: 10 },
      { value: 'meta, inc', received: 2, kept: 1, broken: 0, open: 1, median_minutes: 120 },
    ],
    more: 0,
  })
  const byCampaign = (await staff.get(`${path}/promise?by=campaign&days=5`)).json<PromiseReport>()
  expect(byCampaign.from).toBe('2026-11-20')
  expect(byCampaign.groups.map(({ value, received: count }) => [value, count])).toEqual([
    ['none', 7],
    ['brand', 1],
  ])
})

test('the report can be grouped by need, revenue range and stage', async () => {
  await using server = await startTestApp({ now })
  const ads = { primary_need: 'Customer acquisition', revenue_range: '$1M+ /month' } as const
  await storeEnquiries(server, [
    { ...received(30, 2), ...ads, stage: 'won' as const },
    { ...received(40, 30), ...ads, stage: 'won' as const },
    { ...received(3, null), primary_need: null, revenue_range: null, stage: 'new' as const },
  ])
  const staff = await staffMember(server)
  const groupsBy = async (by: string) => {
    const { groups } = (await staff.get(`${path}/promise?by=${by}`)).json<PromiseReport>()
    return groups.map((group) => [
      group.value,
      [group.received, group.kept, group.broken, group.open],
    ])
  }
  for (const [by, often, once] of [
    ['need', ads.primary_need, 'none'],
    ['range', ads.revenue_range, 'none'],
    ['stage', 'won', 'new'],
  ])
    expect(await groupsBy(by!)).toEqual([
      [often, [2, 1, 1, 0]],
      [once, [1, 0, 0, 1]],
    ])
})

test('every figure of the report equals the total of the list it links to', async () => {
  await using server = await startTestApp({ now })
  await storeEnquiries(server, enquiries)
  const staff = await staffMember(server)
  const { from, total, groups } = (await staff.get(`${path}/promise`)).json<PromiseReport>()
  const listed = async (filters: Record<string, string>) => {
    const query = new URLSearchParams({ ...filters, from, count: 'exact' })
    const { rows, total: counted } = (await staff.get(`${path}?${query}`)).json<
      z.infer<typeof EnquiryPage>
    >()
    expect(rows).toHaveLength(counted ?? -1)
    return counted
  }
  for (const { value, ...figures } of [{ value: undefined, ...total }, ...groups]) {
    const source = value === undefined ? undefined : { source: escapeCommas(value) }
    expect(await listed({ ...source })).toBe(figures.received)
    for (const promise of promiseStates)
      expect(await listed({ ...source, promise }), `${value} ${promise}`).toBe(figures[promise])
  }
})

test('the report names the fifty most frequent sources and counts the others', async () => {
  await using server = await startTestApp({ now })
  const sources = Array.from({ length: 60 }, (_, at) => `source-${`${at}`.padStart(2, '0')}`)
  await storeEnquiries(
    server,
    [...sources, 'source-59'].map((first_source) => ({ ...received(2, 1), first_source })),
  )
  const staff = await staffMember(server)
  const report = (await staff.get(`${path}/promise`)).json<PromiseReport>()
  expect(report.total.received).toBe(61)
  expect(report.groups.map(({ value }) => value)).toEqual(['source-59', ...sources.slice(0, 49)])
  expect(report.more).toBe(10)
})

test('a report counted in several parts equals a report of all enquiries', async () => {
  await using server = await startTestApp({ now })
  // Two parts and one more; the first thousand answered after 1 hour, the next after 2, and so on.
  const count = 10_001
  const [oldest, newest] = [0, count - 1]
  const sourceOf = (at: number) => (at === oldest ? 'a' : at === newest ? 'b' : 'most')
  await storeEnquiries(
    server,
    Array.from({ length: count }, (_, at) => ({
      ...received(30, 1 + Math.floor(at / 1000)),
      first_source: sourceOf(at),
    })),
  )
  const staff = await staffMember(server)
  const { total, groups } = (await staff.get(`${path}/promise`)).json<PromiseReport>()
  expect(groups.map(({ value }) => value)).toEqual(['most', 'a', 'b'])
  expect(total).toEqual({ received: count, kept: count, broken: 0, open: 0, median_minutes: 360 })
})

test('only admins read the report, and its unknown parameters are refused by name', async () => {
  await using server = await startTestApp({ now })
  const user = await staffMember(server, undefined, 'user')
  expect((await user.get(`${path}/promise`)).statusCode).toBe(403)
  const staff = await staffMember(server)
  const empty = (await staff.get(`${path}/promise`)).json<PromiseReport>()
  expect([empty.total.median_minutes, empty.groups]).toEqual([null, []])
  for (const [query, name] of [
    ['by=colour', 'by'],
    ['days=0', 'days'],
    ['days=367', 'days'],
    ['days=1e1', 'days'],
    ['sort=oldest', 'sort'],
  ] as const) {
    const answer = await staff.get(`${path}/promise?${query}`)
    expect([answer.statusCode, answer.body.includes(name)]).toEqual([422, true])
  }
  expect((await staff.get(`${path}?promise=maybe`)).statusCode).toBe(422)
})
