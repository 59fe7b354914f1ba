import type { MailKind } from '#contract/mail.ts'
import { adminMade } from './admin-made.tsx'
import { assigned } from './assigned.tsx'
import { digest } from './digest.tsx'
import { factorChanged } from './factor-changed.tsx'
import { factorReset } from './factor-reset.tsx'
import { invitation } from './invitation.tsx'
import { mention } from './mention.tsx'
import { newDevice } from './new-device.tsx'
import { newEnquiry } from './new-enquiry.tsx'
import { newsletterConfirmation } from './newsletter-confirmation.tsx'
import { passkeyChanged } from './passkey-changed.tsx'
import { passwordChanged } from './password-changed.tsx'
import { recovery } from './recovery.tsx'
import { reply } from './reply.tsx'
import { resourceGuide } from './resource-guide.tsx'
import { sessionEnded } from './session-ended.tsx'
import type { Template } from './template.ts'
import { test } from './test.tsx'
import { visitorConfirmation } from './visitor-confirmation.tsx'
import { wrongCodes } from './wrong-codes.tsx'

/** The template of every mail, by its kind in the outbox. */
export const templates: { [Kind in MailKind]: Template<Kind> } = {
  new_enquiry: newEnquiry,
  visitor_confirmation: visitorConfirmation,
  mention,
  assigned,
  reply,
  recovery,
  invitation,
  digest,
  password_changed: passwordChanged,
  wrong_codes: wrongCodes,
  session_ended: sessionEnded,
  factor_changed: factorChanged,
  factor_reset: factorReset,
  passkey_changed: passkeyChanged,
  admin_made: adminMade,
  new_device: newDevice,
  newsletter_confirmation: newsletterConfirmation,
  resource_guide: resourceGuide,
  test,
}
