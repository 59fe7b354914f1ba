import { z } from 'zod'

/**
 * The events of `GET /api/events`, each as the JSON of a message's `data`. An event names what to load again rather
 * than its new state, so a client that missed some only has to reload what is on the screen.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** The first of each stream. */
  z.object({
    kind: z.literal('opened'),
    /** Whether the events missed since `Last-Event-ID` follow. */
    resumed: z.boolean(),
    /** Milliseconds since the last event; null when none is known. */
    quiet_ms: z.number().nullable(),
  }),
  z.object({ kind: z.literal('enquiry.received'), id: z.uuid(), quarantined: z.boolean() }),
  z.object({
    kind: z.literal('enquiry.changed'),
    id: z.uuid(),
    /** Who changed it; null when it was not a member of staff. */
    by: z.uuid().nullable(),
  }),
  z.object({ kind: z.literal('enquiry.deleted'), id: z.uuid() }),
  /**
   * An account was added or removed, or gained or lost access to enquiries: the choice of owners has changed, and
   * enquiries may have lost theirs.
   */
  z.object({ kind: z.literal('owner.changed'), id: z.uuid() }),
  /** An account's role or suspension has changed, but not its access to enquiries. */
  z.object({ kind: z.literal('person.changed'), id: z.uuid() }),
  /** Read or unread: concerns only that person's tabs. A mention makes an enquiry unread, too. */
  z.object({ kind: z.literal('enquiry.read'), id: z.uuid(), by: z.uuid() }),
  /** Everybody who has the composer open. Not stored. */
  z.object({
    kind: z.literal('enquiry.replying'),
    id: z.uuid(),
    people: z.array(z.object({ id: z.uuid(), email: z.string() })),
  }),
  /** More events were missed than are stored: everything on the screen has to be loaded again. */
  z.object({ kind: z.literal('reset') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
