import { AuthClient } from '@supabase/auth-js'
import { expect, onTestFinished, test } from 'vitest'
import { bearer } from '#tests/credentials/factor-holder.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function listening(app: App) {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.app.server.closeAllConnections())
  const { port } = app.app.server.address() as { port: number }
  return `http://127.0.0.1:${port}/api/auth`
}

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

/** A page that opens with what an earlier page stored; like ours, it keeps the person in memory only. */
async function openPage(url: string, stored: Map<string, string>) {
  const requests: string[] = []
  const events: string[] = []
  const auth = new AuthClient({
    url,
    storageKey: 'test.auth',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    storage: storageOf(stored),
    userStorage: storageOf(new Map()),
    fetch: (input, init) => {
      const sent = new Request(input, init)
      requests.push(`${sent.method} ${sent.url.slice(url.length)}`)
      return fetch(input, init)
    },
  })
  const { promise: settled, resolve } = Promise.withResolvers<object | null>()
  const { data } = auth.onAuthStateChange((event, session) => {
    events.push(event)
    if (event === 'INITIAL_SESSION') resolve(session)
  })
  onTestFinished(async () => {
    data.subscription.unsubscribe()
    await auth.dispose()
  })
  return { auth, requests, events, session: await settled }
}

test('a reopened page asks once who is signed in, and knows it before it is ready', async () => {
  await using app = await startTestApp()
  const [url, stored] = [await listening(app), new Map<string, string>()]
  const user = await app.makeUser()
  const first = await openPage(url, stored)
  expect([first.requests, first.events, first.session]).toEqual([[], ['INITIAL_SESSION'], null])
  expect((await first.auth.signInWithPassword(user)).error).toBeNull()

  const again = await openPage(url, stored)
  expect(again.requests).toEqual(['GET /user'])
  expect(again.events).toEqual(['SIGNED_IN', 'INITIAL_SESSION'])
  expect(again.session).toMatchObject({ user: { email: user.email } })
  app.app.server.closeAllConnections()
})

test('a page reopened after its session was ended elsewhere is signed out before it is ready', async () => {
  await using app = await startTestApp()
  const [url, stored] = [await listening(app), new Map<string, string>()]
  const user = await app.makeUser()
  const first = await openPage(url, stored)
  await first.auth.signInWithPassword(user)
  const elsewhere = bearer((await app.signIn(user.email, user.password)).access_token)
  await app.post('/api/auth/logout?scope=others', undefined, elsewhere)

  const again = await openPage(url, stored)
  expect(again.events).toEqual(['SIGNED_OUT', 'INITIAL_SESSION'])
  expect([again.session, stored.size]).toEqual([null, 0])
  app.app.server.closeAllConnections()
})
