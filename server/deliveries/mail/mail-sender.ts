import type { SendMailOptions } from 'nodemailer'
import type { MailData, MailKind, RenderedMail, RenderMail } from '#contract/mail.ts'
import type { Env } from '#server/env.ts'
import type { AfterMail, Channel } from '#server/deliveries/channel.ts'
import type { DeliveryRow } from '#server/deliveries/claim.ts'
import { failedAttempt } from './mail-failure.ts'
import { type LinkMaker, withLinks } from './mail-links.ts'
import { maxConnections, type Smtp } from './smtp.ts'

/** The sender of the mails. */
type Sender = NonNullable<Env['MAIL_FROM']>

type Options = {
  smtp: Smtp
  from: Sender
  renderMail: RenderMail
  links: LinkMaker
  afterMail: AfterMail
}

/** Kinds written by a person, not by the server. */
const personal = new Set<string>(['reply'] satisfies MailKind[])

/** The mail for a row of the outbox. Throws when its template does. */
export async function mailOf(
  delivery: Pick<DeliveryRow, 'kind' | 'data'>,
  renderMail: RenderMail,
  links: LinkMaker,
): Promise<RenderedMail & { unsubscribe: string | null }> {
  const data = withLinks(JSON.parse(delivery.data), links) as MailData[MailKind]
  const { subject, html, text } = await renderMail(delivery.kind as MailKind, data)
  const unsubscribe =
    'unsubscribe' in data && typeof data.unsubscribe === 'string' ? data.unsubscribe : null
  return { subject: oneLine(subject), html, text, unsubscribe }
}

const maxSubjectLength = 200
const oneLine = (text: string) =>
  text
    .slice(0, 4 * maxSubjectLength)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxSubjectLength)

/** Sends each mail to one address. Retries keep the same Message-ID. */
export function mailChannel({ smtp, from, renderMail, links, afterMail }: Options): Channel {
  return {
    name: 'mail',
    maxInFlight: maxConnections,
    maxPerTarget: maxConnections,
    afterAttempt: (trx, delivery, _attempt, now) => afterMail(trx, delivery, now),
    async send(delivery) {
      const mail = await mailOf(delivery, renderMail, links)
      try {
        const { response } = await smtp.send({
          ...mail,
          ...envelope(delivery, from, mail.unsubscribe),
        })
        return { outcome: 'sent', answer: response }
      } catch (error) {
        return failedAttempt(error)
      }
    },
  }
}

/** Addresses are objects: in a string, a comma or a group would turn one recipient into several. */
function envelope(
  delivery: DeliveryRow,
  from: Sender,
  unsubscribe: string | null,
): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const address = (text: string) => ({ name: '', address: text })
  return {
    from,
    to: address(delivery.recipient),
    ...(delivery.reply_to && { replyTo: address(delivery.reply_to) }),
    messageId: `<${delivery.message_id}@${domain}>`,
    date: new Date(delivery.created_at),
    headers: {
      ...(!personal.has(delivery.kind) && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${oneClickOf(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** The call for a mail program's one-click unsubscribe (RFC 8058), behind the page that a person opens. */
const oneClickOf = (page: string) => page.replace(/(?<!\/api)\/newsletter\//, '/api/newsletter/')
