/** How the browser came to this document, or undefined if it does not tell. */
export const navigationType = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type
