import { navigationType } from '#app/navigation/navigation-type.ts'
import { forgetAttempt } from '#app/site/pages/contact/attempt.ts'
import { forgetDraft } from '#app/site/pages/contact/draft.ts'
import { forgetCallToAction } from '#app/site/tracking.ts'

/**
 * Inlined into the page after a form that was posted without scripts: clears the draft that was sent. Not after Back or
 * a reload, because by then the draft may be for the next enquiry.
 */
if (navigationType() === 'navigate') {
  forgetDraft()
  forgetAttempt()
  forgetCallToAction()
}
