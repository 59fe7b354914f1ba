import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RenderMail } from '#contract/mail.ts'
import { MINUTE } from '#server/durations.ts'
import type { DeliveryRow } from './claim.ts'
import { mailOf } from './mail-sender.ts'
import type { LinkMaker } from './mail-links.ts'

const lifetimeMs = 10 * MINUTE

/** A reader of the preview must not be able to use the links: some would sign them in as somebody else. */
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

/** A frame cannot show who asks for it, so its address does: for this delivery and a few minutes. */
export function ticketFor(key: Uint8Array, id: string, now: Date) {
  const until = now.getTime() + lifetimeMs
  return `${id}.${until}.${macOf(key, `${id}.${until}`)}`
}

/** The id of the delivery that the ticket shows, or null. */
export function idOfTicket(key: Uint8Array, ticket: string, now: Date) {
  const [id = '', until = '', mac = ''] = ticket.split('.', 3)
  const wanted = Buffer.from(macOf(key, `${id}.${until}`))
  const given = Buffer.from(mac)
  const right = given.length === wanted.length && timingSafeEqual(given, wanted)
  return right && Number(until) > now.getTime() ? id : null
}

const macOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(`preview:${text}`).digest('base64url')
