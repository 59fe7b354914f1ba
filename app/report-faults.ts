/** Tells the server of faults that nothing in our scripts caught. Before there is one, nothing is fetched and nothing sent. */
export function reportFaults() {
  const tell = (fault: unknown) =>
    import('./send-fault.ts').then(({ sendFault }) => sendFault(fault)).catch(() => {})
  addEventListener('error', ({ error, message }) => tell(error ?? message))
  addEventListener('unhandledrejection', (event) => {
    // A page whose transition took too long is shown all the same.
    if (/^TimeoutError: .*transition/i.test(String(event.reason))) event.preventDefault()
    else void tell(event.reason)
  })
}
