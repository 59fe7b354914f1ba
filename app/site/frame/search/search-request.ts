/** How the boot script tells the frame that search was asked for: a mark that waits on the root element, and an event. */
export const searchRequestedAttribute = 'data-search'
export const searchRequestedEvent = 'searchasked'

/** Set in local storage by those who do not want a single key to do something. */
export const slashKey = 'anacapa.slash'
