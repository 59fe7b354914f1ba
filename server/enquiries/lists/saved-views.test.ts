import { expect, test } from 'vitest'
import type { SavedView } from '#contract/saved-view.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
const path = '/api/saved_views'

async function signedIn(server: Server, role: 'admin' | 'user' = 'admin') {
  const user = await server.makeUser({ role })
  const { access_token } = await server.signIn(user.email, user.password)
  const headers = { authorization: `Bearer ${access_token}` }
  const list = async () => (await server.get(path, headers)).json<{ rows: SavedView[] }>().rows
  return {
    ...user,
    headers,
    list,
    names: async () => (await list()).map(({ name }) => name),
    save: (body: object) => server.post(path, body, headers),
    change: (id: string, body: object) => server.patch(`${path}/${id}`, body, headers),
    remove: (id: string) => server.delete(`${path}/${id}`, undefined, headers),
  }
}

test('a view can be saved, renamed, shared and deleted by its owner only', async () => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const other = await signedIn(server)
  const saved = await me.save({ name: ' Won by me ', query: '?owner=me&stage=won&sort=oldest' })
  expect(saved.statusCode).toBe(201)
  const view = saved.json<SavedView>()
  expect(view).toEqual({
    id: expect.any(String),
    name: 'Won by me',
    query: 'owner=me&stage=won&sort=oldest',
    shared: false,
    created_at: server.clock.now().toISOString(),
    owner_id: me.id,
    owner_email: me.email,
    own: true,
  })
  expect(await me.list()).toEqual([view])
  expect(await other.list()).toEqual([])
  expect((await other.change(view.id, { name: 'Mine' })).statusCode).toBe(404)
  expect((await other.remove(view.id)).statusCode).toBe(404)

  const changed = await me.change(view.id, { shared: true, name: 'Won' })
  expect(changed.json()).toEqual({ ...view, shared: true, name: 'Won' })
  expect(await other.list()).toEqual([{ ...view, shared: true, name: 'Won', own: false }])
  expect((await me.change(view.id, { name: 'Won by me' })).json()).toMatchObject({ shared: true })
  expect((await other.change(view.id, { name: 'Mine' })).statusCode).toBe(403)
  expect((await other.remove(view.id)).statusCode).toBe(403)

  expect((await me.remove(view.id)).statusCode).toBe(204)
  expect((await me.remove(view.id)).statusCode).toBe(404)
  expect(await other.list()).toEqual([])
})

test('people see their own views before those of others, each in the order of saving', async () => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const other = await signedIn(server)
  for (const [person, name] of [
    [other, 'their first'],
    [me, 'my first'],
    [other, 'their second'],
    [me, 'my second'],
  ] as const) {
    await person.save({ name, query: '', shared: true })
    server.clock.advance(1)
  }
  expect(await me.names()).toEqual(['my first', 'my second', 'their first', 'their second'])
})

test('people can reorder their own views, and a new one is added at the end', async () => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const other = await signedIn(server)
  await other.save({ name: 'theirs', query: '' })
  const ids: Record<string, string> = {}
  for (const name of ['a', 'b', 'c'])
    ids[name] = (await me.save({ name, query: '' })).json<SavedView>().id
  const moved = await me.change(ids.c!, { place: 0, name: 'C' })
  expect([moved.statusCode, moved.json().name]).toEqual([200, 'C'])
  expect(await me.names()).toEqual(['C', 'a', 'b'])
  await me.change(ids.a!, { place: 50 })
  await me.save({ name: 'd', query: '' })
  expect(await me.names()).toEqual(['C', 'b', 'a', 'd'])
  await me.change(ids.b!, { name: 'B' })
  expect(await me.names()).toEqual(['C', 'B', 'a', 'd'])
  expect((await other.change(ids.a!, { place: 0 })).statusCode).toBe(404)
  for (const place of [-1, 10_001, 0.5, '0'])
    expect((await me.change(ids.a!, { place })).statusCode).toBe(422)
})

test('shared views of a deleted person pass to whoever deleted them, below that person’s own views', async () => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const other = await signedIn(server)
  const third = await signedIn(server)
  await me.save({ name: 'mine', query: '' })
  await other.save({ name: 'private', query: '' })
  for (const name of ['late', 'won']) {
    await other.save({ name, query: 'stage=won', shared: true })
    server.clock.advance(1)
  }
  const deleted = await server.post('/api/admin-delete-user', { userId: other.id }, me.headers)
  expect(deleted.statusCode).toBe(200)
  expect(await me.names()).toEqual(['mine', 'late', 'won'])
  expect(await third.names()).toEqual(['late', 'won'])
  const [, late] = await me.list()
  expect(late).toMatchObject({ query: 'stage=won', shared: true, own: true, owner_email: me.email })
  expect((await me.change(late!.id, { place: 0 })).statusCode).toBe(200)
  expect(await me.names()).toEqual(['late', 'mine', 'won'])
})

test('inherited views above the limit can be moved and deleted, and new ones saved once below the limit', async () => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const other = await signedIn(server)
  for (let number = 1; number <= 49; number++) await me.save({ name: `own ${number}`, query: '' })
  for (const name of ['x', 'y', 'z']) await other.save({ name, query: '', shared: true })
  await server.post('/api/admin-delete-user', { userId: other.id }, me.headers)
  const refusal = async () => (await me.save({ name: 'new', query: '' })).json<{ detail: string }>()
  expect((await refusal()).detail).toBe(
    'You have 52 views, and a new one can be saved below 50. Delete 3 of them first.',
  )
  const [first, second, third] = await me.list()
  expect((await me.change(first!.id, { place: 51 })).statusCode).toBe(200)
  expect((await me.names()).at(-1)).toBe('own 1')
  for (const { id } of [first!, second!]) expect((await me.remove(id)).statusCode).toBe(204)
  expect((await refusal()).detail).toMatch(/^You have 50 views, .* Delete one first\.$/)
  expect((await me.remove(third!.id)).statusCode).toBe(204)
  expect((await me.save({ name: 'new', query: '' })).statusCode).toBe(201)
  expect(await me.list()).toHaveLength(50)
})

test.each([
  [{ name: '', query: '' }, 'name'],
  [{ name: ' ', query: '' }, 'name'],
  [{ name: 'a'.repeat(61), query: '' }, 'name'],
  [{ name: 'a\nb', query: '' }, 'name'],
  [{ name: 'a' }, 'query'],
  [{ name: 'a', query: 'limit=5' }, 'query'],
  [{ name: 'a', query: 'stage=open' }, 'query'],
  [{ name: 'a', query: 'stage=won&stage=lost' }, 'query'],
  [{ name: 'a', query: 'bin=only&quarantine=only' }, 'query'],
  [{ name: 'a', query: `q=${'a'.repeat(201)}` }, 'query'],
  [{ name: 'a', query: '', shared: 1 }, 'shared'],
  [{ name: 'a', query: '', color: 'red' }, ''],
])('a view that the inbox cannot show is refused: %j', async (body, field) => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const answer = await me.save(body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe(field)
  const { id } = (await me.save({ name: 'a', query: '' })).json<SavedView>()
  if ('query' in body) expect((await me.change(id, body)).statusCode).toBe(422)
  expect((await me.change(id, {})).statusCode).toBe(422)
})

test('a person can save fifty views, even with concurrent calls', async () => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const answers = await Promise.all(
    Array.from({ length: 55 }, (_, number) => me.save({ name: `${number}`, query: '' })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 5 }, () => 'too_many_views'),
  )
  expect(await me.list()).toHaveLength(50)
})

test('only admins have views', async () => {
  await using server = await startTestApp()
  const me = await signedIn(server)
  const user = await signedIn(server, 'user')
  const { id } = (await me.save({ name: 'a', query: '', shared: true })).json<SavedView>()
  const calls = (headers: object) => [
    server.get(path, { ...headers }),
    server.post(path, { name: 'a', query: '' }, { ...headers }),
    server.patch(`${path}/${id}`, { name: 'b' }, { ...headers }),
    server.delete(`${path}/${id}`, undefined, { ...headers }),
  ]
  for (const call of calls({})) expect((await call).statusCode).toBe(401)
  for (const call of calls(user.headers)) expect((await call).statusCode).toBe(403)
  expect(await me.names()).toEqual(['a'])
  expect((await me.remove('x')).statusCode).toBe(422)
})
