import { z } from 'zod'

/**
 * What `GET /api/events` tells, each as the JSON of a message's `data`. An event says what to load again, not what it is
 * now: whoever missed some loads what is on the screen.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** The first of each stream. */
  z.object({
    kind: z.literal('opened'),
    /** Whether what was missed since `Last-Event-ID` follows. */
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
   * Somebody came or went, or may see enquiries from now on or no longer: who can be chosen has changed, and what they
   * own has an owner, or has none.
   */
  z.object({ kind: z.literal('owner.changed'), id: z.uuid() }),
  /** An account's role or suspension has changed, but not who may see enquiries. */
  z.object({ kind: z.literal('person.changed'), id: z.uuid() }),
  /** Read or unread: of interest to that person's other tabs alone. */
  z.object({ kind: z.literal('enquiry.read'), id: z.uuid(), by: z.uuid() }),
  /** Everybody who has the composer open. Not stored. */
  z.object({
    kind: z.literal('enquiry.replying'),
    id: z.uuid(),
    people: z.array(z.object({ id: z.uuid(), email: z.string() })),
  }),
  /** More was missed than is stored: everything on the screen has to be loaded again. */
  z.object({ kind: z.literal('reset') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
