/** How the browser navigated to this document, or undefined if it does not say. */
export const navigationType = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type
