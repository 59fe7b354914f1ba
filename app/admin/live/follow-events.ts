import type { Query, QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#contract/live-event.ts'
import { isFinal } from '#app/admin/requests/query-client.ts'
import { renewLists } from './fresh-lists.ts'
import { liveState } from './live-state.ts'

const gatherMs = 150
const busyMs = 300
const maxWaitMs = 1_500
const retryMs = 1_500
const maxRetryMs = 30_000
const counts = { queryKey: ['enquiries', 'count'] }
const topics = ['enquiries', 'enquiry', 'timeline', 'users', 'saved views']

/** Reloads the data that events have changed. Events in quick succession are batched. */
export function followEvents(client: QueryClient) {
  const changed = new Set<string>()
  let everything = false
  let someArrived = false
  /** Whether there was any event other than this person opening enquiries. */
  let more = false
  let due = false
  let dueSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let timerAt = 0
  let stopped = false
  /** How many times in a row the lists could not be reloaded. */
  let failures = 0
  let isInvalidated = false

  function onEvent(event: LiveEvent) {
    if (event.kind === 'opened') return liveState.set({ replying: new Map() })
    if (event.kind === 'enquiry.replying') {
      const replying = new Map(liveState.get().replying).set(event.id, event.people)
      return liveState.set({ replying })
    }
    if (event.kind === 'person.changed')
      return void client.invalidateQueries({ queryKey: ['users'] })
    // Staff names appear in every row and menu.
    if (event.kind === 'reset' || event.kind === 'owner.changed') everything = true
    else changed.add(event.id)
    if (event.kind === 'enquiry.received') someArrived = true
    if (event.kind !== 'enquiry.read') more = true
    if (!due) dueSince = Date.now()
    due = true
    isInvalidated = false
    return renewSoon(gatherMs)
  }

  function renewSoon(milliseconds: number) {
    if (stopped || (timer && timerAt <= Date.now() + milliseconds)) return
    clearTimeout(timer)
    timerAt = Date.now() + milliseconds
    timer = setTimeout(() => {
      timer = undefined
      void renew()
    }, milliseconds)
  }

  async function renew() {
    if (!due || stopped) return
    // In a background tab only the count in the title matters.
    if (document.visibilityState === 'hidden') return void client.invalidateQueries(counts)
    // A reload now would overwrite optimistic values of a pending change.
    if (client.isMutating() > 0) return renewSoon(busyMs)
    const [ids, all, arrived, readMarksOnly] = [new Set(changed), everything, someArrived, !more]
    const concerned = ({ queryKey: [topic, ...rest], state }: Query) => {
      if (readMarksOnly && topic !== 'timeline') return topic === 'enquiries' && isOfUnread(rest)
      if (topic === 'enquiries') return rest[0] !== 'page'
      if (all) return topics.includes(String(topic)) && !isFinal(state.error)
      if (rest[1] === 'related') return arrived || namesOne(state.data, ids)
      return rest.some((part) => typeof part === 'string' && ids.has(part))
    }
    // Pending responses may be older than the event, so wait for them first.
    const waits = client.isFetching({ predicate: concerned }) > 0
    if (waits && Date.now() - dueSince < maxWaitMs) return renewSoon(gatherMs)
    changed.clear()
    due = everything = someArrived = more = false
    // Queries retry by themselves; only lists are retried here.
    if (!isInvalidated) void client.invalidateQueries({ predicate: concerned })
    isInvalidated = true
    const outcome = await renewLists(client, all ? 'all' : ids).catch(() => 'failed' as const)
    failures = outcome === 'failed' ? failures + 1 : 0
    if (outcome === true) return
    // Either somebody is working in the list, or the server cannot be reached. Retries, with backoff in the latter
    // case.
    for (const id of ids) changed.add(id)
    due = true
    dueSince = Date.now()
    everything ||= all
    more ||= !readMarksOnly
    renewSoon(Math.min(maxRetryMs, retryMs * 2 ** Math.max(0, failures - 1)))
  }

  const onVisible = () => renewSoon(0)
  document.addEventListener('visibilitychange', onVisible)
  return {
    onEvent,
    stop() {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

/** Whether a query is a count that changes when an enquiry is opened. */
const isOfUnread = ([what, , filters]: readonly unknown[]) =>
  what === 'count' && Boolean((filters as { unread?: string } | undefined)?.unread)

/** Whether related enquiries, which are shown with their stage, include one of these. */
const namesOne = (rows: unknown, ids: ReadonlySet<string>) =>
  Array.isArray(rows) && rows.some(({ id }: { id: string }) => ids.has(id))

/** Refetches what the event stream would keep up to date (`live`), or all failed queries (`failed`). */
export function refetch(client: QueryClient, which: 'live' | 'failed') {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [topic], state }) =>
      !isFinal(state.error) &&
      (which === 'failed' ? state.status === 'error' : topics.includes(String(topic))),
  })
}
