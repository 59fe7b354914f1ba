/** Shown on a page of which only what needs no script works. A file of its own, because the first script has it. */
export const partsFailed = 'Parts of this page did not load. Please reload the page to use them.'
