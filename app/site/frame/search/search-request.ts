/** How the script in the page and the boot script tell the frame that search was requested: an attribute on the root element, and an event. */
export const searchRequestedAttribute = 'data-search'
export const searchRequestedEvent = 'searchasked'
/** Marks the element that reports it. Its value is the sentence, for a page without React. */
export const searchFailedAttribute = 'data-search-failed'

/** Local storage key: `off` when the visitor switched off the slash shortcut. */
export const slashKey = 'anacapa.slash'
