import { keepDraft } from '#app/site/pages/contact/draft.ts'

/**
 * Inlined into the page of an enquiry that was posted before React came and was refused. React never takes that page
 * over, so this keeps the draft, and gives the page the address of the form: a reload or Back restores it there.
 */
const form = document.querySelector<HTMLFormElement>('form[action="/api/submit-contact-form"]')!
const keep = () => keepDraft(form)
keep()
addEventListener('input', keep)
history.replaceState(null, '', '/contact')
