import { hasDraft } from './site/pages/contact/has-draft.ts'
import { addTracking, hasRemembered } from './site/tracking.ts'

/**
 * Stands in the page of the enquiry form as text, so that a form posted before the boot script has come still carries the
 * visit. Under 1 KB as it travels.
 */
addEventListener('formdata', addTracking)

// What the visitor typed before, or chose on another page, is filled in at once.
if (hasDraft() || hasRemembered()) dispatchEvent(new Event('input'))
