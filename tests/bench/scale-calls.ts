import type { Driver } from './scale-fill.ts'

/** The calls that staff make in the inbox, with the query of the bare driver that each is compared with. */
export type Call = {
  name: string
  path: string
  /** Measured only until the first byte. */
  firstByte?: boolean
  bare?: string
}

const api = '/api/contact_submissions'
const inbox = 'binned_at is null and quarantined = 0'
const newest = 'order by created_at desc, id desc limit 50'
const rows = (condition: string) =>
  `select * from contact_submissions where ${inbox} and ${condition} ${newest}`
const counted = (condition: string) =>
  `select count(*) from contact_submissions where ${inbox} and ${condition}`

export async function scaleCalls(driver: Driver, count: number): Promise<Call[]> {
  const place = async (depth: number) => {
    const [row] = await driver.read(
      `select created_at, id from contact_submissions where ${inbox}
       order by created_at desc, id desc limit 1 offset ${depth}`,
    )
    return row as { created_at: string; id: string }
  }
  const deep = await place(Math.min(500 * 50, Math.floor(count / 2)))
  const { id } = await place(300)
  const cursor = Buffer.from(`${deep.created_at} ${deep.id}`).toString('base64url')
  const list = (name: string, query: string, bare?: string): Call => ({
    name,
    path: `${api}?limit=50&${query}`,
    ...(bare && { bare }),
  })
  const total = (name: string, query: string, bare?: string): Call => ({
    name: `count: ${name}`,
    path: `${api}?limit=1&count=exact&${query}`,
    ...(bare && { bare }),
  })
  const file = (name: string, query: string): Call => ({
    name: `export: ${name}`,
    path: `${api}/export?${query}`,
    firstByte: true,
  })
  const letters = 'a b c d e f g h i j k l m n o p r s t u'
  return [
    list('first page', '', rows('1 = 1')),
    list('first page, oldest', 'sort=oldest'),
    list(
      'page 500',
      `cursor=${cursor}`,
      rows(`(created_at, id) < ('${deep.created_at}', '${deep.id}')`),
    ),
    list('quarantine', 'quarantine=only'),
    list('bin', 'bin=only'),
    list('stage', 'stage=won', rows(`stage = 'won'`)),
    list('owner=me', 'owner=me'),
    list('owner=none', 'owner=none', rows('owner_id is null')),
    list('need', 'need=Customer%20acquisition'),
    list('range', 'range=$1M%2B%20/month'),
    list('source', 'source=podcast'),
    list('campaign, rare', 'campaign=podcast-40'),
    list('days', 'from=2024-06-01&to=2024-06-30'),
    list('waiting', 'waiting=1&sort=due'),
    list('moved on unanswered', 'stage=contacted,qualified,proposal&unanswered=1&sort=due'),
    list('follow-up due', 'follow_up=due&sort=due'),
    list('unread, all opened', 'unread=1'),
    list('mentions', 'mentioned=me'),
    list('source that nobody has', 'source=nowhere', rows(`first_source = 'nowhere'`)),
    list(
      'owner=none and stage=won',
      'owner=none&stage=won',
      rows(`owner_id is null and stage = 'won'`),
    ),
    list('waiting and campaign, rare', 'waiting=1&campaign=podcast-40'),
    list('unread and stage', 'unread=1&stage=lost'),
    list('search: rare word', 'q=zeppelin'),
    list('search: frequent word', 'q=orders'),
    list('search: one letter', 'q=w'),
    list('search: rarely together', 'q=wholesale%20subscription'),
    list('search: twenty letters', `q=${encodeURIComponent(letters)}`),
    list('search: nothing', 'q=nowherewhatever'),
    list('search: reference', `q=${id.slice(-8, -4)}-${id.slice(-4)}`),
    list('search: frequent, and stage', 'q=orders&stage=won'),
    list('search: frequent, filter none', 'q=orders&source=nowhere'),
    list('search: rare, and unread', 'q=zeppelin&unread=1'),
    total('all', '', counted('1 = 1')),
    total('waiting', 'waiting=1'),
    total('mine', 'owner=me', counted('1 = 1')),
    total('unowned', 'owner=none'),
    total('follow-up due', 'follow_up=due'),
    total('won', 'stage=won'),
    total('lost', 'stage=lost'),
    total('bin', 'bin=only'),
    total('unread', 'unread=1'),
    total('mentions, unread', 'mentioned=me&unread=1'),
    total('promise broken', 'promise=broken'),
    total('source', 'source=google', counted(`first_source = 'google'`)),
    total('stage and need', 'stage=won&need=Customer%20acquisition'),
    total('search: rare word', 'q=zeppelin'),
    total('search: frequent word', 'q=orders'),
    total('search: one letter', 'q=w'),
    total('search: four frequent words', 'q=we%20our%20shop%20orders'),
    total('search: frequent, and stage', 'q=orders&stage=won'),
    file('all, CSV', 'format=csv'),
    file('all, JSON', 'format=json'),
    file('stage, CSV', 'format=csv&stage=won'),
    file('frequent word, CSV', 'format=csv&q=orders'),
    { name: 'record', path: `${api}/${id}` },
    { name: 'timeline', path: `${api}/${id}/timeline?limit=50` },
    { name: 'related', path: `${api}/${id}/related` },
    { name: 'origins', path: `${api}/origins` },
    { name: 'promise, 30 days', path: `${api}/promise` },
    { name: 'promise, a year', path: `${api}/promise?days=366` },
  ]
}
