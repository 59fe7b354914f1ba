import { SECOND } from '#contract/durations.ts'
import type { LiveEvent } from '#contract/live-event.ts'
import { keepConnected } from './connection.ts'
import { holdLeaderLock } from './leader-lock.ts'

/** `since`: when the stream was lost. `unreachable`: the server does not respond at all. */
export type LinkState =
  | { status: 'connecting' }
  | { status: 'open' }
  | { status: 'lost'; since: number; unreachable: boolean }

type TabMessage =
  | { kind: 'event'; event: LiveEvent; id: string | undefined }
  | {
      kind: 'state'
      state: LinkState
      quietSince: number
      replying: LiveEvent[]
      id: string | undefined
    }
  | { kind: 'hello' }

/** Screens start loading before the tab listens, so their data may miss events from this long ago. */
const headStartMs = 1_000

const askEveryMs = 15 * SECOND

type Options = {
  userId: string
  onState: (state: LinkState) => void
  onEvent: (event: LiveEvent) => void
  onForbidden: () => void
}

/**
 * One event stream for all tabs of a browser. The tab that holds the lock reads it and forwards the events to the others.
 * When that tab is closed, the next one gets the lock and resumes from the last event. A frozen background tab keeps the
 * lock but forwards nothing: a visible tab then steals the lock. Without the Web Locks API each tab has its own stream.
 */
export function shareStream({ userId, onState, onEvent, onForbidden }: Options) {
  const name = `anacapa.live.${userId}`
  const channel = new BroadcastChannel(name)
  const closed = new AbortController()
  let state: LinkState = { status: 'connecting' }
  let lastEventId: string | undefined
  let leads = false
  let disconnect = () => {}
  /** The number of `hello` messages that the leading tab has not answered. */
  let unanswered = 0
  /**
   * The time up to which this tab has received every event. `Date.now()`, because `performance.now()` differs between
   * tabs.
   */
  let receivedUntil = Date.now() - headStartMs
  let quietSince = 0
  const replying = new Map<string, LiveEvent>()

  // A BroadcastChannel has no target origin: it reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const broadcast = (message: TabMessage) => channel.postMessage(message)
  const broadcastState = () =>
    broadcast({
      kind: 'state',
      state,
      quietSince,
      replying: [...replying.values()],
      id: lastEventId,
    })

  function setState(next: LinkState) {
    const since = state.status === 'lost' && next.status === 'lost' ? { since: state.since } : {}
    state = { ...next, ...since }
    onState(state)
  }

  const markLost = (unreachable: boolean) =>
    setState({ status: 'lost', since: Date.now(), unreachable })

  function applyEvent(event: LiveEvent, id: string | undefined) {
    lastEventId = id ?? lastEventId
    // A new stream repeats who is replying.
    if (event.kind === 'opened') replying.clear()
    else if (event.kind === 'enquiry.replying') replying.set(event.id, event)
    else quietSince = Date.now()
    onEvent(event)
  }

  /** After a reconnect that could not resume: reloads everything if there was an event in between. */
  function catchUp() {
    if (quietSince >= receivedUntil) onEvent({ kind: 'reset' })
    receivedUntil = Date.now()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'hello') unanswered = 0
    if (data.kind === 'hello') {
      if (leads) broadcastState()
    } else if (leads) {
      // There are only two leaders while one of them is stopping.
    } else if (data.kind === 'event') {
      receivedUntil = Date.now()
      applyEvent(data.event, data.id)
    } else {
      const wasOpen = state.status === 'open'
      quietSince = data.quietSince
      lastEventId = data.id
      setState(data.state)
      for (const event of data.replying) applyEvent(event, undefined)
      if (state.status === 'open' && !wasOpen) catchUp()
    }
  })

  function lead() {
    leads = true
    disconnect = keepConnected({
      lastEventId: () => lastEventId,
      onForbidden,
      onLost(unreachable) {
        if (!leads) return
        markLost(unreachable)
        broadcastState()
      },
      onMessage({ id, data }) {
        if (!leads || data === undefined) return
        const event = JSON.parse(data) as LiveEvent
        applyEvent(event, id)
        if (event.kind === 'opened' && !event.resumed) {
          quietSince = event.quiet_ms === null ? 0 : Date.now() - event.quiet_ms
          catchUp()
        }
        receivedUntil = Date.now()
        broadcast({ kind: 'event', event, id })
        if (state.status === 'open') return
        setState({ status: 'open' })
        broadcastState()
      },
    })
  }

  function follow() {
    leads = false
    disconnect()
    markLost(false)
    broadcast({ kind: 'hello' })
  }

  let takeOver = () => {}
  if (navigator.locks)
    takeOver = holdLeaderLock({ name, signal: closed.signal, lead, onLockStolen: follow })
  else lead()
  broadcast({ kind: 'hello' })

  /** Only a visible tab checks the leader, because timers are throttled in background tabs. Messages are not. */
  const watch = setInterval(() => {
    if (leads || document.visibilityState === 'hidden') unanswered = 0
    else if (++unanswered < 3) broadcast({ kind: 'hello' })
    else {
      markLost(false)
      // Resets the counters of the other tabs, so that they do not take over as well.
      broadcastState()
      takeOver()
    }
  }, askEveryMs)

  return () => {
    closed.abort()
    leads = false
    disconnect()
    clearInterval(watch)
    channel.close()
  }
}
