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
    /** For how long nothing has happened; null when nobody knows of anything. */
    quiet_ms: z.number().nullable(),
  }),
  z.object({ kind: z.literal('enquiry.received'), id: z.uuid(), quarantined: z.boolean() }),
  z.object({
    kind: z.literal('enquiry.changed'),
    id: z.uuid(),
    /** Who changed it; null when it was not somebody of staff. */
    by: z.uuid().nullable(),
  }),
  z.object({ kind: z.literal('enquiry.deleted'), id: z.uuid() }),
  /**
   * Somebody came or went, or may see enquiries from now on or no longer: who can be chosen has changed, and what they
   * own has an owner, or has none.
   */
  z.object({ kind: z.literal('owner.changed'), id: z.uuid() }),
  /** Somebody has another role, or was shut out or let in, without a change to who sees enquiries. */
  z.object({ kind: z.literal('person.changed'), id: z.uuid() }),
  /** Read or unread: of interest to that person's other tabs alone. */
  z.object({ kind: z.literal('enquiry.read'), id: z.uuid(), by: z.uuid() }),
  /** Who has the composer open, complete; not kept. */
  z.object({
    kind: z.literal('enquiry.replying'),
    id: z.uuid(),
    people: z.array(z.object({ id: z.uuid(), email: z.string() })),
  }),
  /** More was missed than is kept: everything on the screen is to be loaded again. */
  z.object({ kind: z.literal('reset') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
