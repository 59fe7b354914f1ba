/** What the card of a resource says besides the resource's own words. Apart, because every article shows cards. */
export const card = { free: 'Free' }
