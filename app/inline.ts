import { addTracking } from './site/tracking.ts'

/**
 * Stands in the enquiry form's page as text, so that a form posted before the boot script has come still carries the
 * visit. Under 1 KB, and the only script that is no file: the page's policy names its hash.
 */
addEventListener('formdata', addTracking)
