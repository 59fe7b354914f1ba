import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { holdQueries } from '#tests/processes/hold-queries.ts'
import { startServerWithPlugin } from '#tests/processes/server-with-plugin.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

/** A listening server with an enquiry, whose searches for an address wait until the test lets them continue. */
async function startHolding() {
  const server = await startTestApp({ expectErrors: true })
  await sendEnquiry(server)
  const { plugin, held } = holdQueries((query) => /"%(\w+)@shop\.example%"/.exec(query)?.[1])
  const plugged = await startServerWithPlugin(server, plugin)
  const stack = new AsyncDisposableStack()
  stack.use(server)
  stack.use(plugged)
  return {
    /** Whose searches have read a table, in order. */
    read: () => held.map(({ name }) => name),
    goOn: () => held.at(-1)!.goOn(),
    /** Until all are answered. */
    async finish<Answer>(answers: Promise<Answer>[]) {
      const all = Promise.all(answers)
      const letAll = setInterval(() => held.forEach(({ goOn }) => goOn()), 5)
      return all.finally(() => clearInterval(letAll))
    },
    async admin() {
      const headers = {
        authorization: `Bearer ${await server.adminToken()}`,
        'content-type': 'application/json',
        connection: 'close',
      }
      return async (call: string, address: string, signal?: AbortSignal) => {
        const url = `http://127.0.0.1:${plugged.port}/api/privacy/${call}`
        const body = JSON.stringify({ email: `${address}@shop.example` })
        const asked = { method: 'POST', headers, body, ...(signal && { signal }) }
        return (await fetch(url, asked)).status
      }
    },
    connections: plugged.connections,
    /** Once this many addresses have been erased. */
    isErased: (count: number) =>
      eventually(async () => {
        const erased = server.database.db.selectFrom('audit_entries').select('seq')
        const entries = await erased.where('action', '=', 'person.erased').execute()
        expect(entries).toHaveLength(count)
        return true
      }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

test('one person can search for one address at a time, and others beside them', async () => {
  await using server = await startHolding()
  const [ask, askByOther] = [await server.admin(), await server.admin()]
  const answers = [ask('find', 'ann')]
  await eventually(() => expect(server.read()).toEqual(['ann']))
  answers.push(ask('find', 'bob'), ask('export', 'cleo'))
  await eventually(async () => expect(await server.connections()).toBe(3))
  answers.push(askByOther('find', 'dora'))
  await eventually(() => expect(server.read()).toEqual(['ann', 'dora']))
  expect(await server.finish(answers)).toEqual([200, 200, 200, 200])
})

test('a search for an address ends when nobody waits for it any more', async () => {
  await using server = await startHolding()
  const ask = await server.admin()
  const hangsUp = new AbortController()
  const given = ask('find', 'ann', hangsUp.signal).catch(() => 'none')
  await eventually(() => expect(server.read()).toEqual(['ann']))
  const answer = ask('find', 'bob')
  await eventually(async () => expect(await server.connections()).toBe(2))
  hangsUp.abort()
  expect(await given).toBe('none')
  await eventually(async () => expect(await server.connections()).toBe(1))
  server.goOn()
  await eventually(() => expect(server.read()).toEqual(['ann', 'bob']))
  expect(await server.finish([answer])).toEqual([200])
})

test('one person can erase one address at a time, and an erasure that was asked for is done also when they hang up', async () => {
  await using server = await startHolding()
  const ask = await server.admin()
  const answer = ask('erase', 'ann')
  await eventually(() => expect(server.read()).toEqual(['ann']))
  const hangsUp = new AbortController()
  const given = ask('erase', 'bob', hangsUp.signal).catch(() => 'none')
  await eventually(async () => expect(await server.connections()).toBe(2))
  hangsUp.abort()
  expect(await given).toBe('none')
  await eventually(async () => expect(await server.connections()).toBe(1))
  expect(server.read()).toEqual(['ann'])
  expect(await server.finish<unknown>([answer, server.isErased(2)])).toEqual([200, true])
})
