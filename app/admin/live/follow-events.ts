import type { Query, QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#contract/live-event.ts'
import { isFinal } from '#app/admin/query-client.ts'
import { renewLists } from './fresh-lists.ts'
import { liveState } from './live-state.ts'

const gatherMs = 150
const busyMs = 300
const maxWaitMs = 1_500
const counts = { queryKey: ['enquiries', 'count'] }
const topics = ['enquiries', 'enquiry', 'timeline', 'users', 'saved views']

/** Brings what is on the screen up to date with the events, several at once when they come quickly. */
export function followEvents(client: QueryClient) {
  const changed = new Set<string>()
  let everything = false
  let someArrived = false
  /** Something else than that this person has opened enquiries. */
  let more = false
  let due = false
  let dueSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  function hear(event: LiveEvent) {
    if (event.kind === 'opened') return liveState.set({ replying: new Map() })
    if (event.kind === 'enquiry.replying') {
      const replying = new Map(liveState.get().replying).set(event.id, event.people)
      return liveState.set({ replying })
    }
    if (event.kind === 'person.changed')
      return void client.invalidateQueries({ queryKey: ['users'] })
    // Who the staff are stands in every row and menu.
    if (event.kind === 'reset' || event.kind === 'owner.changed') everything = true
    else changed.add(event.id)
    if (event.kind === 'enquiry.received') someArrived = true
    if (event.kind !== 'enquiry.read') more = true
    if (!due) dueSince = Date.now()
    due = true
    return renewSoon(gatherMs)
  }

  function renewSoon(milliseconds: number) {
    if (stopped) return
    timer ??= setTimeout(() => {
      timer = undefined
      void renew()
    }, milliseconds)
  }

  async function renew() {
    if (!due || stopped) return
    // The title counts also where nobody looks.
    if (document.visibilityState === 'hidden') return void client.invalidateQueries(counts)
    // What somebody is changing here is on its way, and would be shown as it was before.
    if (client.isMutating() > 0) return renewSoon(busyMs)
    const [ids, all, arrived, onlyRead] = [new Set(changed), everything, someArrived, !more]
    const concerned = ({ queryKey: [topic, ...rest], state }: Query) => {
      if (onlyRead && topic !== 'timeline') return topic === 'enquiries' && isOfUnread(rest)
      if (topic === 'enquiries') return rest[0] !== 'page'
      if (all) return topics.includes(String(topic)) && !isFinal(state.error)
      if (rest[1] === 'related') return arrived || namesOne(state.data, ids)
      return rest.some((part) => typeof part === 'string' && ids.has(part))
    }
    // What is on its way may be older than the event. Soon it will have come.
    const waits = client.isFetching({ predicate: concerned }) > 0
    if (waits && Date.now() - dueSince < maxWaitMs) return renewSoon(gatherMs)
    changed.clear()
    due = everything = someArrived = more = false
    void client.invalidateQueries({ predicate: concerned })
    const done = await renewLists(client, ids).catch(() => false)
    if (done) return
    // Somebody works here, or the server is away; what was to be renewed still is.
    for (const id of ids) changed.add(id)
    due = true
    dueSince = Date.now()
    everything ||= all
    more ||= !onlyRead
    renewSoon(10 * gatherMs)
  }

  const onVisible = () => renewSoon(0)
  document.addEventListener('visibilitychange', onVisible)
  return {
    hear,
    stop() {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

/** The counts that opening an enquiry changes. */
const isOfUnread = ([what, , filters]: readonly unknown[]) =>
  what === 'count' && Boolean((filters as { unread?: string } | undefined)?.unread)

/** Other enquiries by the same people are listed with how far they have come. */
const namesOne = (rows: unknown, ids: ReadonlySet<string>) =>
  Array.isArray(rows) && rows.some(({ id }: { id: string }) => ids.has(id))

/** Without a stream everything is asked for again and again, and what had failed when the server is back. */
export function askAgain(client: QueryClient, which: 'told' | 'failed') {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [topic], state }) =>
      !isFinal(state.error) &&
      (which === 'failed' ? state.status === 'error' : topics.includes(String(topic))),
  })
}
