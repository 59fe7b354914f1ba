/** Tells the server of faults that nothing in our scripts caught. Before there is one, nothing is fetched and nothing sent. */
export function reportFaults() {
  const tell = (fault: unknown) =>
    import('./tell-fault.ts').then(({ tellFault }) => tellFault(fault)).catch(() => {})
  addEventListener('error', ({ error, message }) => tell(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
