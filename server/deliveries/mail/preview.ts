import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RenderMail } from '#contract/mail.ts'
import { MINUTE } from '#contract/durations.ts'
import type { DeliveryRow } from '#server/deliveries/claim.ts'
import { mailOf } from './mail-sender.ts'
import type { LinkMaker } from './mail-links.ts'

const lifetimeMs = 10 * MINUTE

/** Links in the preview must not work: some would sign the reader in as somebody else. */
const masked = ({ publicUrl }: LinkMaker): LinkMaker => ({ publicUrl, tokenOf: () => 'hidden' })

export async function previewOf(
  delivery: DeliveryRow,
  renderMail: RenderMail,
  links: LinkMaker,
): Promise<{ subject: string | null; html: string | null; text: string }> {
  if (delivery.channel === 'webhook')
    return { subject: null, html: null, text: JSON.stringify(JSON.parse(delivery.data), null, 2) }
  const { subject, html, text } = await mailOf(delivery, renderMail, masked(links))
  return { subject, html, text }
}

type TicketPayload = { id: string; sessionId: string }

/**
 * An iframe cannot authenticate its request, so its address contains a ticket: for this delivery, this session and a
 * few minutes.
 */
export function ticketFor(key: Uint8Array, { id, sessionId }: TicketPayload, now: Date) {
  const payload = `${id}.${sessionId}.${now.getTime() + lifetimeMs}`
  return `${payload}.${macOf(key, payload)}`
}

/** The delivery and session of a valid ticket, or null. */
export function readTicket(key: Uint8Array, ticket: string, now: Date): TicketPayload | null {
  const [id = '', sessionId = '', until = '', mac = ''] = ticket.split('.', 4)
  const expected = Buffer.from(macOf(key, `${id}.${sessionId}.${until}`))
  const given = Buffer.from(mac)
  const right = given.length === expected.length && timingSafeEqual(given, expected)
  return right && Number(until) > now.getTime() ? { id, sessionId } : null
}

const macOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(`preview:${text}`).digest('base64url')
