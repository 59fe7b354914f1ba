import { expect, test } from 'vitest'
import type { AuditEntry, AuditRow } from '#contract/audit.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { recordAudit } from './record-audit.ts'

type Page = { rows: AuditEntry[]; total: number | null; next: string | null }

async function withInvitations(count: number) {
  const app = await startTestApp()
  const staff = await staffMember(app)
  for (let each = 0; each < count; each++) {
    app.clock.advance(60_000)
    await staff.post('/api/admin-invite-user', { email: `p${each}@agency.example`, role: 'user' })
  }
  const list = async (query: string) => (await staff.get(`/api/audit?${query}`)).json<Page>()
  return { app, staff, list, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

test('the trail is read page by page, newest first', async () => {
  await using found = await withInvitations(3)
  const { list } = found
  const first = await list('action=invitation.sent&limit=2')
  const second = await list(`action=invitation.sent&limit=2&cursor=${first.next}`)
  expect([first.rows.length, second.rows.length, second.next]).toEqual([2, 1, null])
  expect(await list('action=invitation.sent&limit=3')).toEqual({
    rows: [...first.rows, ...second.rows],
    total: null,
    next: null,
  })
  const whole = await list('limit=200')
  expect(whole.total).toBe(whole.rows.length)
})

test('the trail can be filtered by action, person, subject and time', async () => {
  await using found = await withInvitations(3)
  const { app, staff, list } = found
  const { db } = app.database
  await db
    .transaction()
    .execute((trx) => recordAudit(trx, { action: 'sign_in.failed', by: null }, app.clock.now()))
  const { rows } = await list('action=invitation.sent')
  const [newest, middle, oldest] = rows
  const later = new Date(Date.parse(oldest!.at) + 1).toISOString()
  const rowsFor = async (query: string) => (await list(`${query}&limit=200`)).rows
  expect(await rowsFor(`subject=${oldest!.subject!.id}`)).toEqual([oldest])
  expect(await rowsFor(`action=invitation.sent&to=${oldest!.at}`)).toEqual([oldest])
  expect(await rowsFor(`action=invitation.sent&from=${oldest!.at}`)).toEqual(rows)
  expect(await rowsFor(`action=invitation.sent&from=${later}`)).toEqual([newest, middle])
  expect(await rowsFor(`action=invitation.sent&actor=${staff.id}`)).toEqual(rows)
  expect(await rowsFor(`action=sign_in.failed`)).toMatchObject([{ actor: null, subject: null }])
  expect(await rowsFor(`action=sign_in.failed&actor=${staff.id}`)).toEqual([])
})

test('a day is one in Pacific time, also when the clocks change on it', async () => {
  await using app = await startTestApp({ now: new Date('2026-11-03T12:00:00Z') })
  const staff = await staffMember(app)
  const firstToLast = ['2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z']
  const dayBeforeToDayAfter = ['2026-11-01T06:59:59.999Z', ...firstToLast, '2026-11-02T08:00:00Z']
  await app.database.db.transaction().execute(async (trx) => {
    for (const at of dayBeforeToDayAfter)
      await recordAudit(trx, { action: 'sign_in.failed', by: null }, new Date(at))
  })
  const found = async (query: string) => {
    const answer = await staff.get(`/api/audit?action=sign_in.failed&${query}`)
    return answer.json<Page>().rows.map(({ at }) => at)
  }
  expect(await found('from=2026-11-01&to=2026-11-01')).toEqual(firstToLast.toReversed())
  expect(await found('from=2026-10-31T23:59:59.999-07:00&to=2026-11-01')).toHaveLength(3)
})

test('unknown filters and invalid cursors are refused by name', async () => {
  await using found = await withInvitations(0)
  const { staff } = found
  const refused = async (query: string) => {
    const answer = await staff.get(`/api/audit?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 422])
    return answer.json<{ errors: { path: string }[] }>()
  }
  for (const query of ['colour=red', 'action=x', 'actor=me', 'from=yesterday']) await refused(query)
  for (const cursor of ['x', '0', '1x', 'x1', '1234567890'])
    expect(await refused(`cursor=${cursor}`)).toMatchObject({ errors: [{ path: 'cursor' }] })
})

test('only admins read and download the audit trail', async () => {
  await using app = await startTestApp()
  const other = await staffMember(app, 'other@agency.example', 'user')
  for (const place of ['/api/audit', '/api/audit/export?format=csv'])
    expect((await other.get(place)).statusCode).toBe(403)
})

test('a download contains each entry as the list shows it, and is itself recorded in the trail', async () => {
  await using found = await withInvitations(1)
  const { staff, list } = found
  const exported = (await staff.get('/api/audit/export?format=json')).json<AuditEntry[]>()
  const { rows } = await list('limit=200')
  expect(exported).toEqual(rows.slice(-exported.length))
  expect(exported[0]).toMatchObject({
    action: 'audit.exported',
    actor: { id: staff.id },
    data: { format: 'json', filters: [] },
  })
  const csv = await staff.get('/api/audit/export?format=csv&action=invitation.sent')
  const [, line, ...more] = csv.body.trim().split('\r\n')
  const { seq, at, actor, subject, hash } = rows.find(({ action }) => action === 'invitation.sent')!
  const cells = [seq, at, 'invitation.sent', actor!.id, actor!.email, subject!.id, subject!.email]
  expect(line!.startsWith(`${cells.join(',')},`)).toBe(true)
  expect(line!.endsWith(`,${hash}`)).toBe(true)
  expect(more).toEqual([])
  const [newest] = (await list('action=audit.exported')).rows
  expect(newest!.data).toEqual({ format: 'csv', filters: ['action'] })
})

test('a download contains all entries, with empty cells where an entry has no account', async () => {
  await using app = await startTestApp()
  const more = 501
  const now = app.clock.now()
  await app.database.db.transaction().execute(async (trx) => {
    for (let each = 0; each < more; each++)
      await recordAudit(trx, { action: 'sign_in.failed', by: null }, now)
  })
  const staff = await staffMember(app)
  const csv = await staff.get('/api/audit/export?format=csv&action=sign_in.failed')
  const [, ...lines] = csv.body.trim().split('\r\n')
  expect(lines).toHaveLength(more)
  expect(lines[0]).toMatch(/,sign_in\.failed,,,,,/)
})

test('if asked for, the entries of a bulk change are one row, on one page, also with others between them', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ids = [id]
  while (ids.length < 12) ids.push(await sendEnquiry(app))
  const change = async (some: string[], stage: string) => {
    app.clock.advance(1_000)
    await staff.post('/api/contact_submissions/bulk', { ids: some, change: { stage } })
  }
  await change([id], 'qualified')
  await change(ids, 'contacted')
  const { db } = app.database
  const bulk_id = 'one'
  const write = (subject: string, data: Record<string, unknown>) =>
    db
      .transaction()
      .execute((trx) =>
        recordAudit(
          trx,
          { action: 'enquiry.changed', by: staff.id, subject, data },
          app.clock.now(),
        ),
      )
  // As if somebody had worked while the second half of it was done.
  await write(ids[1]!, { binned: true, bulk_id })
  await write(ids[2]!, { stage: 'lost' })
  await write(ids[3]!, { binned: true, bulk_id })

  const list = async (query: string) =>
    (await staff.get(`/api/audit?action=enquiry.changed&${query}`)).json<{
      rows: AuditRow[]
      total: number | null
      next: string | null
    }>()
  const inRow = ({ subject, others = [] }: AuditRow) => [
    subject!.id,
    ...others.map((other) => other.subject!.id),
  ]
  const all = await list('folded=1')
  expect(all.next).toBeNull()
  expect(all.rows.map(inRow)).toEqual([
    [ids[3], ids[1]],
    [ids[2]],
    ids.toSorted().toReversed(),
    [id],
  ])
  expect(all.rows[2]!.data).toMatchObject({ stage: 'contacted' })
  const pages: AuditRow[] = []
  for (let next: string | null = ''; next !== null;) {
    const page = await list(`folded=1&limit=1${next && `&cursor=${next}`}`)
    pages.push(...page.rows)
    next = page.next
  }
  expect(pages.map((row) => inRow(row).length)).toEqual([1, 1, 1, 12, 1])
  expect((await list('limit=200')).rows).toHaveLength(16)
  expect((await list(`folded=1&subject=${id}`)).rows.map(inRow)).toEqual([[id], [id]])
})
