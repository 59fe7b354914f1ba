import { v7 as uuidv7 } from 'uuid'
import { consentVersions } from '#contract/consent.ts'
import type { NewEnquiry } from '#contract/enquiry.ts'
import type { Sender } from '#server/http/sender.ts'

/** The consents, with the texts that were shown; empty for an API client that showed no form. */
export function consentOf(
  input: NewEnquiry,
  sender: Sender,
  submission: { id: string; created_at: string; page_path: string | null },
) {
  const shownTexts = consentVersions.find(({ version }) => version === input.consentVersion)
  return {
    id: uuidv7({ msecs: Date.parse(submission.created_at) }),
    submission_id: submission.id,
    version: shownTexts?.version ?? null,
    text: shownTexts?.enquiry ?? null,
    marketing: input.marketingConsent ? (1 as const) : (0 as const),
    marketing_text: shownTexts?.marketing ?? null,
    given_at: submission.created_at,
    page_path: submission.page_path,
    ip: sender.ip,
    user_agent: sender.userAgent,
    gpc: sender.gpc ? (1 as const) : (0 as const),
  }
}
