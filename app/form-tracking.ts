import { addTracking, rememberedMessage, rememberedNeed } from './site/tracking.ts'

/**
 * Stands in the page of the enquiry form as text, so that a form posted before the boot script has come still carries the
 * visit. Under 1 KB as it travels.
 */
addEventListener('formdata', addTracking)

// What the visitor asked for on another page is filled in at once.
if (rememberedNeed() || rememberedMessage()) dispatchEvent(new Event('input'))
