/** The bar turns opaque once the page is scrolled by more than this many pixels. */
export const barIsOpaqueAfter = 10

/** "Every navigation scrolls the page to the top", taken to the letter: Back and Forward as well. */
export const backScrollsToTop = true
