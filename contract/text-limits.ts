/** How long what staff write may be. Apart from the schemas, so that screens need not load those. */
export const maxNoteLength = 10_000

/** A mail's subject is cut where it is longer, so that it is not let get longer. */
export const replyLimits = { subject: 120, text: 20_000, lines: 1_000, name: 80 }

/** What templates may leave to the enquiry and the sender. */
export const placeholders = ['{name}', '{company}', '{reference}', '{me}'] as const

/** What somebody calls a passkey or a browser of theirs. */
export const maxDeviceNameLength = 60
