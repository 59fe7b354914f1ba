/**
 * How the inline script and the boot script tell the frame that search was requested: an attribute on the root element,
 * and an event.
 */
export const searchRequestedAttribute = 'data-search'
export const searchRequestedEvent = 'searchasked'

/** Local storage key: `off` if the visitor turned off the slash shortcut. */
export const slashKey = 'anacapa.slash'
