/** How the boot script tells the frame that search was asked for: a mark that waits on the root element, and an event. */
export const searchRequestedAttribute = 'data-search'
export const searchRequestedEvent = 'searchasked'
/** Sent when search is asked for and does not come. */
export const searchFailedEvent = 'searchfailed'
/** On the element that says so; its value is the sentence, for a page whose scripts have not come. */
export const searchFailedAttribute = 'data-search-failed'

/** Set in local storage by those who do not want a single key to do something. */
export const slashKey = 'anacapa.slash'
