import {
  AuthClient,
  type AuthChangeEvent,
  type AuthError,
  isAuthApiError,
  isAuthRetryableFetchError,
  type Session,
  type User,
} from '@supabase/auth-js'
import { guardedFetch } from './guarded-fetch.ts'
import { prepareProofs } from './proof/proven-fetch.ts'
import type { SessionState } from './session-state.ts'
import { dropBrokenSession, hasStoredSession, memoryStorage, storageKey } from './stored-session.ts'
import { ownerOf } from './token-owner.ts'

/** The only module that knows the session client. Everything it needs curing of is cured here. */

type Outcome = { error: string | null }

const connectTimeoutMs = 3_000
const retryEveryMs = 5_000

let client: InstanceType<typeof AuthClient> | null = null
let state: SessionState = hasStoredSession()
  ? { status: 'checking' }
  : { status: 'signedOut', reason: 'left' }
let token: string | null = null
let leaving = false
let logouts: BroadcastChannel | undefined
let renewal: Promise<boolean> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let identification: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const currentState = () => state
export const currentToken = () => token

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Begins, once a page. In the browser only: the prerendered page stays at "checking". */
export function start() {
  if (client) return
  prepareProofs()
  logouts = new BroadcastChannel(`${storageKey}.logout`)
  // A Logout in another tab: what the session client is about to report here is no surprise.
  logouts.addEventListener('message', () => (leaving = true))
  connect()
  addEventListener('online', () => state.status === 'unreachable' && retry())
  // A page that comes back from the back-forward cache may be older than a sign-out.
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

/** This device only; the library's default would sign out every device. */
export async function signOut(): Promise<Outcome> {
  leaving = true
  // A channel has no target origin: it reaches this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  logouts?.postMessage('leaving')
  const { error } = await running().signOut({ scope: 'local' })
  // Without a server the client keeps an expired session, and this person asked to be gone.
  if (error && hasStoredSession()) localStorage.removeItem(storageKey)
  token = null
  set({ status: 'signedOut', reason: error ? 'unconfirmed' : 'left' })
  return { error: error && sentenceOf(error) }
}

/** After a 401: whether a newer token of the same account can be had. Otherwise the session is looked into. */
export async function renew(refused: string): Promise<boolean> {
  renewal ??= findNewer(refused).finally(() => (renewal = null))
  return (await renewal) && token !== null && ownerOf(token) === ownerOf(refused)
}

async function findNewer(refused: string) {
  if (token !== refused) return token !== null
  let { data } = await running().getSession()
  if (!data.session && hasStoredSession()) {
    // The server has just answered, and this client may only remember that it did not.
    connect()
    ;({ data } = await running().getSession())
  }
  if (!data.session) {
    if (hasStoredSession()) markUnreachable()
    return false
  }
  token = data.session.access_token
  if (token !== refused) return true
  // By this browser's clock the token is good. The server's clock counts.
  const { data: refreshed, error } = await running().refreshSession()
  if (refreshed.session) token = refreshed.session.access_token
  else if (!isAuthRetryableFetchError(error)) await identify()
  return token !== null && token !== refused
}

/** A fresh client, because an old one answers from a minute's memory of its last failure. */
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
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (client === connected && state.status === 'checking' && hasStoredSession())
      // It is still trying.
      set({ status: 'unreachable' })
  }, connectTimeoutMs)
  connected.onAuthStateChange((event, session) => {
    if (client === connected) receive(event, session)
  })
}

/** Sets state and nothing else: calling the client from inside its own callback waits for itself. */
function receive(event: AuthChangeEvent, session: Session | null) {
  if (!session) {
    token = null
    if (event === 'SIGNED_OUT') set({ status: 'signedOut', reason: leaving ? 'left' : 'ended' })
    else if (hasStoredSession()) markUnreachable()
    else if (state.status !== 'signedOut') set({ status: 'signedOut', reason: 'left' })
    return
  }
  token = session.access_token
  const isArrival = event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY'
  if (isArrival) leaving = false
  // SIGNED_IN also speaks at every return to the tab, a good moment to see whether the session was ended meanwhile.
  const isLoad = state.status === 'checking'
  const isOther = state.status === 'signedIn' && ownerOf(token) !== state.userId
  if (!isArrival && !isOther && state.status === 'signedIn') return
  // From here on calls are in the other's name: no screen of the one before may make any.
  if (isOther || state.status === 'signedOut') set({ status: 'checking' })
  clearTimeout(identification)
  // At a page load the client has just asked the server. If it could not, INITIAL_SESSION has a user that throws when read.
  if (isLoad && event !== 'INITIAL_SESSION' && session.user.id === ownerOf(token))
    setSignedIn(session.user)
  else identification = setTimeout(identify)
}

const setSignedIn = ({ id, email = '' }: User) => set({ status: 'signedIn', userId: id, email })

/** Asks the server who this is; of the user that the events carry nobody knows how old it is. */
async function identify() {
  const asked = client
  const askedWith = token
  if (!asked || !askedWith) return
  const { data, error } = await asked.getUser(askedWith)
  if (client !== asked || token !== askedWith) return
  if (data.user) return setSignedIn(data.user)
  const isRefused = error?.status === 401 || error?.status === 403
  // A token that has run out is refused as well. Then the client gets a new one here, or hears that there is none.
  const { session } = isRefused ? (await asked.getSession()).data : { session: null }
  if (session?.access_token === askedWith) await asked.signOut({ scope: 'local' })
  else if (token === askedWith && state.status !== 'signedIn' && hasStoredSession())
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
  state = next
  for (const listener of listeners) listener()
}

/** A form that is sent while React takes the page over comes before the effect that begins. */
export function running() {
  start()
  if (!client) throw new Error('the session was not started')
  return client
}

export function sentenceOf(error: AuthError) {
  return isAuthApiError(error) || (error.status ?? 0) >= 400
    ? error.message
    : 'The server could not be reached. Please try again.'
}
