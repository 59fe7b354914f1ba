import type { LiveEvent } from '#contract/live-event.ts'
import { keepConnected } from './connection.ts'

/** `since`: when the stream was lost; `unreachable`: the server does not answer at all. */
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

/** Screens begin to load a little before the tab listens. */
const headStartMs = 1_000

type Options = {
  userId: string
  onState: (state: LinkState) => void
  onEvent: (event: LiveEvent) => void
  onForbidden: () => void
}

/**
 * One event stream for all tabs of a browser. The tab that holds the lock has it and tells the others what it hears; when
 * that tab is closed, the next one gets the lock and goes on from the last event. Where there are no locks, each tab has a
 * stream of its own.
 */
export function shareStream({ userId, onState, onEvent, onForbidden }: Options) {
  const name = `anacapa.live.${userId}`
  const channel = new BroadcastChannel(name)
  const over = new AbortController()
  let state: LinkState = { status: 'connecting' }
  let lastEventId: string | undefined
  let leads = false
  /** Until when this browser has heard every event. Tabs share the clock, not its zero point. */
  let heardUntil = Date.now() - headStartMs
  let quietSince = 0
  const replying = new Map<string, LiveEvent>()

  // A channel has no target origin: it reaches this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (told: TabMessage) => channel.postMessage(told)
  const tellState = () =>
    tell({ kind: 'state', state, quietSince, replying: [...replying.values()], id: lastEventId })

  function setState(next: LinkState) {
    const since = state.status === 'lost' && next.status === 'lost' ? { since: state.since } : {}
    state = { ...next, ...since }
    onState(state)
  }

  function hear(event: LiveEvent, id: string | undefined) {
    lastEventId = id ?? lastEventId
    // Each stream sends again who is replying.
    if (event.kind === 'opened') replying.clear()
    else if (event.kind === 'enquiry.replying') replying.set(event.id, event)
    else quietSince = Date.now()
    onEvent(event)
  }

  /** The stream started again without resuming: events in between are lost. */
  function catchUp() {
    if (quietSince >= heardUntil) onEvent({ kind: 'reset' })
    heardUntil = Date.now()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'hello') {
      if (leads) tellState()
    } else if (leads) {
      // Two leaders there are only while one is leaving.
    } else if (data.kind === 'event') {
      heardUntil = Date.now()
      hear(data.event, data.id)
    } else {
      const wasOpen = state.status === 'open'
      quietSince = data.quietSince
      lastEventId = data.id
      setState(data.state)
      for (const event of data.replying) hear(event, undefined)
      if (state.status === 'open' && !wasOpen) catchUp()
    }
  })

  function lead() {
    leads = true
    const leave = keepConnected({
      lastEventId: () => lastEventId,
      onForbidden,
      onLost(unreachable) {
        if (over.signal.aborted) return
        setState({ status: 'lost', since: Date.now(), unreachable })
        tellState()
      },
      onMessage({ id, data }) {
        if (data === undefined) return
        const event = JSON.parse(data) as LiveEvent
        hear(event, id)
        if (event.kind === 'opened' && !event.resumed) {
          quietSince = event.quiet_ms === null ? 0 : Date.now() - event.quiet_ms
          catchUp()
        }
        heardUntil = Date.now()
        tell({ kind: 'event', event, id })
        if (state.status === 'open') return
        setState({ status: 'open' })
        tellState()
      },
    })
    over.signal.addEventListener('abort', leave)
  }

  const isOver = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve())
  })
  if (navigator.locks)
    void navigator.locks
      .request(name, { signal: over.signal }, () => {
        lead()
        return isOver
      })
      // Over before it was this tab's turn.
      .catch(() => {})
  else lead()
  tell({ kind: 'hello' })

  return () => {
    over.abort()
    channel.close()
  }
}
