/** How the boot script tells the frame that search was asked for: a mark that waits on the root element, and an event. */
export const askedMark = 'data-search'
export const askedEvent = 'searchasked'

/** Set in local storage by those who do not want a single key to do something. */
export const slashKey = 'anacapa.slash'
