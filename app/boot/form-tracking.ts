import { hasDraft } from '#app/site/pages/contact/has-draft.ts'
import { addTracking, hasRemembered } from '#app/site/tracking.ts'

/**
 * Inlined into the page of the enquiry form, so that a form that is posted before the boot script has loaded still
 * carries the tracking data. Under 1 KB compressed.
 */
addEventListener('formdata', addTracking)

// Hydrate at once if there is a draft, or values to prefill.
if (hasDraft() || hasRemembered()) dispatchEvent(new Event('input'))
