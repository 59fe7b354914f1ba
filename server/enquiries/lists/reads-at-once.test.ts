import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { holdQueries } from '#tests/processes/hold-queries.ts'
import { startServerWithPlugin } from '#tests/processes/server-with-plugin.ts'
import { startTestApp } from '#tests/start-test-app.ts'

/** Distinguishes the queries of a list from those of background work. */
const limit = 37

/** A listening server whose list queries wait until the test lets them continue. */
async function startHolding() {
  const server = await startTestApp()
  const { plugin, held } = holdQueries((query) =>
    query.includes(`"value":${limit + 1}`) ? 'list' : undefined,
  )
  const plugged = await startServerWithPlugin(server, plugin)
  const stack = new AsyncDisposableStack()
  stack.use(server)
  stack.use(plugged)
  return {
    held,
    async reader() {
      const headers = { authorization: `Bearer ${await server.adminToken()}`, connection: 'close' }
      return async (signal?: AbortSignal) => {
        const url = `http://127.0.0.1:${plugged.port}/api/contact_submissions?limit=${limit}`
        return (await fetch(url, { headers, ...(signal && { signal }) })).status
      }
    },
    connections: plugged.connections,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

test('one person can read three lists at a time, and a list whose client has disconnected is not read', async () => {
  await using server = await startHolding()
  const { held } = server
  const [read, readByOther] = [await server.reader(), await server.reader()]
  const answers = [read(), read(), read()]
  await eventually(() => expect(held).toHaveLength(3))
  const hangsUp = new AbortController()
  const unread = read(hangsUp.signal).catch(() => 'none')
  answers.push(read(), readByOther())
  await eventually(() => expect(held).toHaveLength(4))
  await eventually(async () => expect(await server.connections()).toBe(6))
  hangsUp.abort()
  expect(await unread).toBe('none')
  await eventually(async () => expect(await server.connections()).toBe(5))
  expect(held).toHaveLength(4)
  held[0]!.goOn()
  await eventually(() => expect(held).toHaveLength(5))
  for (const { goOn } of held) goOn()
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
  expect(held).toHaveLength(5)
})
