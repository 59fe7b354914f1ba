import type { Role } from './options.ts'

/** The visitor's first and last visit, as shown in the new-enquiry mail. */
type EnquirySource = {
  /** JSON object of contract's FirstTouch, as the record stores it. */
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
 * The data of each mail; the kind names its template in app/mail/. Times are ISO text, links are absolute. A link with
 * a token exists only while the mail is rendered: the outbox keeps a `MailLink` in its place.
 */
export type MailData = {
  new_enquiry: EnquiryNotice
  /** To the visitor. It contains nothing that the visitor wrote. */
  visitor_confirmation: { reference: string }
  /** To an admin mentioned in a note. */
  mention: { id: string; by: string; company: string; name: string; text: string; link: string }
  /** To the new owner of enquiries. It names nobody who wrote one, so that it need not be erased with them. */
  assigned: {
    /** The colleague; null if there were several, or one whose account was deleted. */
    by: string | null
    /** Unanswered ones first, then by deadline, and not all of them. */
    enquiries: { reference: string; need: string | null; due_at: string | null; link: string }[]
    count: number
    link: string
  }
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
  /** Many wrong codes were entered for the account's second factor. */
  wrong_codes: { at: string; link: string }
  /** An old refresh token of the account was reused, so its session was ended. */
  session_ended: { at: string; link: string }
  /** Somebody signed in to the account changed its second factor or used a recovery code. */
  factor_changed: {
    change: 'added' | 'removed' | 'codes_renewed' | 'code_used'
    at: string
    link: string
  }
  /** An admin removed the account's second factor. */
  factor_reset: { by: string; at: string; link: string }
  /** A passkey was added or removed; `name` is its owner's name for it. */
  passkey_changed: { change: 'added' | 'removed'; name: string; at: string; link: string }
  admin_made: { email: string; by: string; at: string; link: string }
  new_device: { at: string; user_agent: string | null; ip: string; link: string }
  /**
   * `unsubscribe` is the page with the button. One-click unsubscribe in mail programs (RFC 8058) uses the call behind
   * it.
   */
  newsletter_confirmation: { link: string; unsubscribe: string }
  /** The PDF of a resource, to the person who requested it. */
  resource_guide: {
    title: string
    link: string
    /** The page of the resource; missing in mails that were queued before it was added. */
    article?: string
  }
  /** From `npm run mail -- test ADDRESS`. */
  test: { at: string }
}
export type MailKind = keyof MailData

/** A rendered mail. The subject has no line breaks. */
export type RenderedMail = { subject: string; html: string; text: string }

/** What app/mail/ provides to the server. It throws when a template does. */
export type RenderMail = <Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
) => RenderedMail | Promise<RenderedMail>

export type TokenPurpose = 'recovery' | 'invite' | 'newsletter_confirm' | 'newsletter_unsubscribe'

/** A path below the public address; the token, derived when the mail is sent, is appended to it. */
export type MailLink = { path: string; token?: { purpose: TokenPurpose; id: string } }

/** Data as the outbox keeps it, with `MailLink` for every `link`, `unsubscribe` and `article`. */
export type Stored<Data> = {
  [Key in keyof Data]: Key extends 'link' | 'unsubscribe' | 'article'
    ? MailLink
    : Data[Key] extends (infer Each extends object)[]
      ? Stored<Each>[]
      : Data[Key]
}
