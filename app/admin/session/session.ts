import {
  AuthClient,
  type AuthChangeEvent,
  type AuthError,
  isAuthApiError,
  isAuthRetryableFetchError,
  type Session,
  type User,
} from '@supabase/auth-js'
import { unreachable } from '#app/api.ts'
import { createListeners } from '#app/admin/listeners.ts'
import { prepareProofs } from '#app/admin/proof/proven-fetch.ts'
import { lastAnswerAt } from '#app/admin/proof/server-nonce.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { SessionState } from './session-state.ts'
import { dropBrokenSession, hasStoredSession, memoryStorage, storageKey } from './stored-session.ts'
import { lacksFactor, ownerOf, signedInAs } from './token-claims.ts'

/** The only module that uses the session client, so all workarounds for its behaviour are here. */

type Outcome = { error: string | null }
const connectTimeoutMs = 3_000
const retryEveryMs = 5_000
let client: InstanceType<typeof AuthClient> | null = null
let state: SessionState = hasStoredSession()
  ? { status: 'checking' }
  : { status: 'signedOut', reason: 'left' }
let token: string | null = null
let email = ''
let leaving = false
let logouts: BroadcastChannel | undefined
let renewal: Promise<boolean> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let identification: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()
export const { subscribe } = listeners
export const currentState = () => state
export const currentToken = () => token

/** Starts the client once per page. Only in the browser: the prerendered page stays at "checking". */
export function start() {
  if (client) return
  prepareProofs()
  logouts = new BroadcastChannel(`${storageKey}.logout`)
  // Announces a Logout in another tab, so that the following SIGNED_OUT is not shown as an expired session.
  logouts.addEventListener('message', () => (leaving = true))
  connect()
  addEventListener('online', () => state.status === 'unreachable' && retry())
  // A page from the back-forward cache may show somebody who has signed out since.
  addEventListener('pageshow', (event) => event.persisted && retry())
}

export function retry() {
  set({ status: 'checking' })
  connect()
}

export async function signIn(email: string, password: string): Promise<Outcome> {
  leaving = false
  const { error } = await running().signInWithPassword({ email, password })
  return { error: error && sentenceOf(error) }
}

/** Signs out this device only; the library's default would sign out every device. */
export async function signOut(): Promise<Outcome> {
  leaving = true
  // A BroadcastChannel has no target origin: it reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  logouts?.postMessage('leaving')
  const { error } = await running().signOut({ scope: 'local' })
  // If the server cannot be reached, the client keeps an expired session.
  if (error && hasStoredSession()) localStorage.removeItem(storageKey)
  token = null
  set({ status: 'signedOut', reason: error ? 'unconfirmed' : 'left' })
  return { error: error && sentenceOf(error) }
}

/** After a 401: gets a newer token. Returns whether there is one for the same account. */
export async function renew(refused: string): Promise<boolean> {
  renewal ??= findNewer(refused).finally(() => (renewal = null))
  return (await renewal) && token !== null && ownerOf(token) === ownerOf(refused)
}

async function findNewer(refused: string) {
  if (token !== refused) return token !== null
  let { data } = await running().getSession()
  if (!data.session && hasStoredSession()) {
    // The server is reachable again, but this client still remembers an earlier failure.
    connect()
    ;({ data } = await running().getSession())
  }
  if (!data.session) {
    if (hasStoredSession()) markUnreachable()
    return false
  }
  token = data.session.access_token
  if (token !== refused) return true
  // According to this browser's clock the token is still valid, but the server has rejected it.
  const { data: refreshed, error } = await running().refreshSession()
  if (refreshed.session) token = refreshed.session.access_token
  else if (!isAuthRetryableFetchError(error)) await identify()
  return token !== null && token !== refused
}

/** Replaces the client, because it remembers a failure for a minute and sends no request in that time. */
function connect() {
  void client?.dispose()
  dropBrokenSession()
  const connected = new AuthClient({
    url: `${location.origin}/api/auth`,
    storageKey,
    detectSessionInUrl: false,
    userStorage: memoryStorage(),
    fetch: guardedFetch,
  })
  client = connected
  giveUpAfter(connectTimeoutMs)
  connected.onAuthStateChange((event, session) => {
    if (client === connected) receive(event, session)
  })
}

/** Only changes the screen: the client keeps trying. A slow server that has answered recently gets more time. */
function giveUpAfter(milliseconds: number) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (state.status !== 'checking' || !hasStoredSession()) return
    const leftMs = lastAnswerAt() + connectTimeoutMs - performance.now()
    if (leftMs > 0) giveUpAfter(leftMs)
    else set({ status: 'unreachable' })
  }, milliseconds)
}

/** Only sets state: calling the client from inside its own callback would cause a deadlock. */
function receive(event: AuthChangeEvent, session: Session | null) {
  if (!session) {
    token = null
    if (event === 'SIGNED_OUT')
      set({ status: 'signedOut', ...(leaving ? { reason: 'left' } : { reason: 'ended', email }) })
    else if (hasStoredSession()) markUnreachable()
    else if (state.status !== 'signedOut') set({ status: 'signedOut', reason: 'left' })
    return
  }
  token = session.access_token
  const isArrival = event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY'
  if (isArrival) leaving = false
  // SIGNED_IN also fires on every return to the tab. The check below then detects a session that was ended elsewhere.
  const isLoad = state.status === 'checking'
  const isOther = state.status === 'signedIn' && ownerOf(token) !== state.userId
  if (!isArrival && !isOther && state.status === 'signedIn')
    return set({ ...state, lacksFactor: state.lacksFactor && lacksFactor(token) })
  // From here on requests use the other account's token, so the former one's screens are unmounted first.
  if (isOther || state.status === 'signedOut') set({ status: 'checking' })
  clearTimeout(identification)
  // On a page load the client has just asked the server. If that failed, the user of INITIAL_SESSION throws when read.
  if (isLoad && event !== 'INITIAL_SESSION' && session.user.id === ownerOf(token))
    setSignedIn(session.user)
  else identification = setTimeout(identify)
}
const setSignedIn = (user: User) => set(signedInAs(user, token))

/** Asks the server for the current user, because the user in the client's events may be stale. */
async function identify() {
  const [usedClient, usedToken] = [client, token]
  if (!usedClient || !usedToken) return
  const { data, error } = await usedClient.getUser(usedToken)
  if (client !== usedClient || token !== usedToken) return
  if (data.user) return setSignedIn(data.user)
  const isRefused = error?.status === 401 || error?.status === 403
  // An expired token is rejected as well: getSession() then fetches a new one or ends the session.
  const { session } = isRefused ? (await usedClient.getSession()).data : { session: null }
  if (session?.access_token === usedToken) await usedClient.signOut({ scope: 'local' })
  else if (token === usedToken && state.status !== 'signedIn' && hasStoredSession())
    markUnreachable()
}

function markUnreachable() {
  set({ status: 'unreachable' })
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (state.status === 'unreachable') connect()
  }, retryEveryMs)
}

function set(next: SessionState) {
  if (JSON.stringify(next) === JSON.stringify(state)) return
  if (next.status === 'signedIn') ({ email } = next)
  state = next
  listeners.notify()
}

/** Returns the client. Starts it if needed: a form sent during hydration comes before the effect that starts it. */
export function running() {
  start()
  if (!client) throw new Error('the session was not started')
  return client
}
export const sentenceOf = (error: AuthError) =>
  isAuthApiError(error) || (error.status ?? 0) >= 400 ? error.message : unreachable
