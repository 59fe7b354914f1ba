/** Length limits of texts by staff, and of visitors' traces. Apart from the schemas, so that screens need not load those. */
export const maxNoteLength = 10_000

/** A longer subject would be truncated in the mail, so it is refused. */
export const replyLimits = { subject: 120, text: 20_000, lines: 1_000, name: 80 }

/** The placeholders of templates, filled from the enquiry and the sender. */
export const placeholders = ['{name}', '{company}', '{reference}', '{me}'] as const

/** The words of a search. */
export const maxSearchLength = 200

/**
 * Of a campaign parameter or another trace of a visitor. Longer than what advertisers' click ids and campaigns have; an
 * enquiry has nineteen of them, and each is stored several times.
 */
export const maxTraceLength = 300

export const maxViewNameLength = 60
export const maxLostReasonLength = 500

/** A person's own name for a passkey or a browser. */
export const maxDeviceNameLength = 60
