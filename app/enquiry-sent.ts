import { navigationType } from './navigation-type.ts'
import { forgetAttempt } from './site/pages/contact/attempt.ts'
import { forgetDraft } from './site/pages/contact/draft.ts'
import { forgetCallToAction } from './site/tracking.ts'

/**
 * Inlined into the page after a form that was posted without the script: forgets what was sent. Not after Back or a reload,
 * when the draft may already be the next enquiry.
 */
if (navigationType() === 'navigate') {
  forgetDraft()
  forgetAttempt()
  forgetCallToAction()
}
