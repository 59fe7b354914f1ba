import type { Role } from './options.ts'

/** Who the visitor is by their first and last visit, as the new-enquiry mail tells it. */
type EnquirySource = {
  /** JSON object of contract's FirstTouch, as the record has it. */
  first_touch: Record<string, string | null> | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_content: string | null
  utm_term: string | null
  referrer: string | null
  page_path: string | null
  /** The call to action that was pressed. */
  origin: string | null
}

export type EnquiryNotice = EnquirySource & {
  id: string
  name: string
  email: string
  company: string
  website: string | null
  revenue_range: string | null
  primary_need: string | null
  message: string | null
  created_at: string
  /** The record in the back office. */
  link: string
}

/**
 * What each mail is made from; the kind names its template in app/mail/. Times are ISO text, links are whole addresses.
 * A link that carries a token exists only while the mail is rendered: the outbox keeps `MailLink` in its place.
 */
export type MailData = {
  new_enquiry: EnquiryNotice
  /** To the visitor. It carries nothing that the visitor wrote. */
  visitor_confirmation: { reference: string }
  /** To an admin whom a note names. */
  mention: { id: string; by: string; company: string; name: string; text: string; link: string }
  /** From staff to the visitor. */
  reply: { subject: string; text: string; quote: { at: string; message: string | null } }
  recovery: { link: string; minutes: number }
  invitation: { link: string; invited_by: string; role: Role; days: number }
  digest: {
    enquiries: { company: string; name: string; due_at: string; link: string }[]
    late: number
    due_soon: number
    link: string
  }
  password_changed: { at: string; link: string }
  /** Wrong codes of the account's second factor were typed many times. */
  wrong_codes: { at: string; link: string }
  /** An old refresh token of the account came back, so that its session was ended. */
  session_ended: { at: string; link: string }
  /** Its owner, or whoever has their session, changed the account's second factor, or used a recovery code. */
  factor_changed: {
    change: 'added' | 'removed' | 'codes_renewed' | 'code_used'
    at: string
    link: string
  }
  /** An admin removed the account's second factor. */
  factor_reset: { by: string; at: string; link: string }
  /** A passkey was added or removed; `name` is what its owner calls it. */
  passkey_changed: { change: 'added' | 'removed'; name: string; at: string; link: string }
  admin_made: { email: string; by: string; at: string; link: string }
  new_device: { at: string; user_agent: string | null; ip: string; link: string }
  /** `unsubscribe` is the page with the button. A mail program's one click (RFC 8058) goes to the call behind it. */
  newsletter_confirmation: { link: string; unsubscribe: string }
  /** The PDF of a resource, to whoever asked for it. */
  resource_guide: { title: string; link: string }
  /** From `npm run mail -- test ADDRESS`. */
  test: { at: string }
}
export type MailKind = keyof MailData

/** A mail as its template renders it. The subject has no line breaks. */
export type RenderedMail = { subject: string; html: string; text: string }

/** What app/mail/ gives the server. It throws when a template does. */
export type RenderMail = <Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
) => RenderedMail | Promise<RenderedMail>

export type TokenPurpose = 'recovery' | 'invite' | 'newsletter_confirm' | 'newsletter_unsubscribe'

/** A path below the public address; the token, derived when the mail is sent, is appended to it. */
export type MailLink = { path: string; token?: { purpose: TokenPurpose; id: string } }

/** Data with every `link` and `unsubscribe` as the outbox keeps it. */
export type Stored<Data> = {
  [Key in keyof Data]: Key extends 'link' | 'unsubscribe'
    ? MailLink
    : Data[Key] extends (infer Each extends object)[]
      ? Stored<Each>[]
      : Data[Key]
}
